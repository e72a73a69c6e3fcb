import { z } from 'zod';
import { languages } from '#domain/languages.ts';

/** Input part that takes nothing. */
export const nothing = z.strictObject({});

/** ULID: 26 letters and digits (Crockford base 32). */
export const idSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

export const languageSchema = z.enum(languages);

/** Milliseconds since 1970, UTC. */
export const timeSchema = z.number().int().nonnegative();
