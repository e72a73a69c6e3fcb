import * as z from 'zod/mini';
import { type ErrorSample, errorSources } from '#domain/errors/report.ts';
import { defineShape } from './stored-shape.ts';
import { listOf, orElse, text } from './tolerant.ts';

const schema = z.object({
  errorId: text,
  source: orElse(z.enum(errorSources), 'server'),
  path: text,
  userAgent: text,
  isSignedIn: orElse(z.boolean(), false),
  frames: listOf(z.string()),
  context: orElse(z.record(z.string(), text), {}),
});

/** The latest report of a group of errors, in `error_groups.sample`. */
export const storedErrorSample = defineShape<ErrorSample>({ name: 'sample', schema, fallback: schema.parse({}) });
