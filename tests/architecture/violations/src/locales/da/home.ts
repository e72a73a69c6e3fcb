import { z } from 'zod'; // violates: no-restricted-imports layer
import { languages } from '#domain/languages.ts'; // violates: no-restricted-imports layer
import { endpoint } from '../../contract/endpoint.ts'; // violates: no-restricted-imports layer
import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import type { Language } from '#domain/languages.ts';
import { home as reference } from '../sk/home.ts';
export const home = [z, languages, endpoint, app, reference];
export type Used = Language;
