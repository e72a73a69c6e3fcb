import * as z from 'zod/mini';
import { defineShape } from './stored-shape.ts';

/** Facts of an audit entry, in `audit_entries.detail`: shown as they are, whichever release has written them. */
export const storedAuditFacts = defineShape<Readonly<Record<string, unknown>>>({
  name: 'facts',
  schema: z.record(z.string(), z.unknown()),
  fallback: {},
});
