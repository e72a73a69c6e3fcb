import * as z from 'zod/mini';
import { type Currency, currencies } from '#domain/money.ts';
import { defineShape } from './stored-shape.ts';
import { choiceOf, listOf, orElse } from './tolerant.ts';

/**
 * Answers as pairs of field and value, in which each release finds the questions that it asks, the secret of the files, and the
 * currency of an own budget, null where nobody knows it.
 */
export type StoredDraft = {
  fields: [name: string, value: string][];
  attachments: string | null;
  currency: Currency | null;
};

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
    currency: choiceOf(currencies),
  }),
  fallback: { fields: [], attachments: null, currency: null },
});
