import * as z from 'zod/mini';
import { defineShape } from './stored-shape.ts';
import { listOf, orElse } from './tolerant.ts';

/** Answers as pairs of field and value, in which each release finds the questions that it asks, and the secret of the files. */
export type StoredDraft = { fields: [name: string, value: string][]; attachments: string | null };

/** What a later release may add to a pair is left out. */
const pair = z.pipe(
  z.tuple([z.string(), z.string()], z.unknown()),
  z.transform(([name, value]): [string, string] => [name, value]),
);

/** A draft in `draft_links.content` and `own_drafts.content`. */
export const storedDraft = defineShape<StoredDraft>({
  name: 'draft',
  schema: z.object({
    fields: listOf(pair),
    attachments: orElse(z.nullable(z.string()), null),
  }),
  fallback: { fields: [], attachments: null },
});
