import { useState } from 'react';
import type { PriceVersionInFull } from '#contract/price-book/price-versions.ts';
import { type PriceChange, diffPriceBooks } from '#domain/estimates/price-book/price-book-diff.ts';
import { type TypedPrices, readPriceDraft, saysTheSame } from '#domain/estimates/price-book/price-book-draft.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { PriceField } from '#domain/estimates/price-book/price-fields.ts';
import { saveFormDraft, readFormDraft } from '../../lib/forms/form-draft.ts';
import type { FieldIssue } from '#domain/field-issue.ts';

/** What is typed and from which version; only this is kept, so that it can be laid over a newer version. */
type Draft = { version: number; typed: TypedPrices; note: string };

const name = 'price-book';

/** A price book while it is edited; the typed values are kept over a reload and somebody else's version (G5). */
export type PriceDraftState = {
  typed: TypedPrices;
  note: string;
  book: PriceBook;
  issues: FieldIssue[];
  changes: PriceChange[];
  /** Somebody else has published a version since the first figure was typed. */
  isOverNewer: boolean;
  type: (field: PriceField, text: string) => void;
  writeNote: (note: string) => void;
  /** Discards everything; returns what restores it. */
  discard: () => () => void;
};

/** State of the draft over the version in force, kept in this tab. */
export function usePriceDraft(present: PriceVersionInFull): PriceDraftState {
  const [draft, setDraft] = useState<Draft>(() => keptDraft() ?? emptyDraft(present.version));
  const { typed, note, version } = draft;
  const { book, issues } = readPriceDraft(present.content, typed);
  const changes = diffPriceBooks(present.content, book);
  const isEmpty = Object.keys(typed).length === 0;

  function keep(next: Draft): void {
    saveFormDraft(name, Object.keys(next.typed).length === 0 && next.note === '' ? null : next);
    setDraft(next);
  }

  return {
    typed,
    note,
    book,
    issues,
    changes,
    isOverNewer: !isEmpty && version !== present.version,
    type(field, text) {
      const { [field.path]: _, ...others } = typed;
      const next = saysTheSame(present.content, field, text) ? others : { ...others, [field.path]: text };
      keep({ version: isEmpty ? present.version : version, typed: next, note });
    },
    writeNote: (words) => keep({ ...draft, note: words }),
    discard() {
      keep(emptyDraft(present.version));
      return () => keep(draft);
    },
  };
}

const emptyDraft = (version: number): Draft => ({ version, typed: {}, note: '' });

function keptDraft(): Draft | null {
  const kept = readFormDraft(name) as Partial<Draft> | null;
  if (typeof kept?.version !== 'number' || typeof kept.typed !== 'object') return null;
  const texts = Object.entries(kept.typed).filter(([, text]) => typeof text === 'string');
  return { version: kept.version, typed: Object.fromEntries(texts), note: kept.note ?? '' };
}
