import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';

/** Input part that takes nothing. */
export const nothing = z.strictObject({});

/** ULID: 26 letters and digits (Crockford base 32). */
export const idSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

export const languageSchema = z.enum(languages);

/** Milliseconds since 1970, UTC. */
export const timeSchema = z.int().check(z.minimum(0));

/**
 * Which version of a record somebody has read, or the number of one that is kept. The database's integers have 32 bits, and the next one
 * has to fit too.
 */
export const versionSchema = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 2));

/** What a call takes and answers that says that one has a record open or leaves it: who else has it open (G5). */
export const presence = {
  body: z.strictObject({ isLeaving: z.boolean() }),
  output: z.strictObject({ others: z.array(z.strictObject({ name: z.string(), seenAt: timeSchema })) }),
  errors: [],
} as const;

/** A secret that opens what it was made for: 128 bits or more, as hexadecimal or base64url. */
export const tokenSchema = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** What a submission answers: the number to quote on the phone and the key of the confirmation page. */
export const submittedRequestSchema = z.strictObject({
  number: z.int(),
  confirmationToken: z.string(),
});
export type SubmittedRequest = z.infer<typeof submittedRequestSchema>;
