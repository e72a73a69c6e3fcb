import { isGone, wasChangedMeanwhile } from '../http/refusals.ts';
import { type Merged, type Versions, threeWayMerge } from '#domain/three-way-merge.ts';

/** How a form of a stored record handles somebody else's change (G5). */
export type StoredRecord<Values, Stored> = {
  /** The record that the form began with; null for a new one. */
  base: Stored | null;
  valuesOf: (stored: Stored) => Values;
  /** Loads the record as it is stored now; null when that fails. */
  reload: (base: Stored) => Promise<Stored | 'gone' | null>;
  /** Saves again without asking where nobody else has changed the same fields. */
  mergesSilently?: boolean;
  /** Merges both edits where a field is no whole, such as the lines of a document; by default field by field. */
  merge?: (versions: Versions<Values>) => Merged<Values>;
};

/** What became of an attempt to save a form. */
export type SaveOutcome<Values, Stored> =
  | { kind: 'saved'; saved: Stored }
  | { kind: 'changed'; base: Stored; merged: Merged<Values> }
  | { kind: 'gone'; error: Error }
  | { kind: 'failed'; error: Error };

type Save<Values, Stored> = {
  values: Values;
  base: Stored | null;
  send: (values: Values, base: Stored | null) => Promise<Stored>;
  stored: StoredRecord<Values, Stored> | undefined;
};

/** How often a save that merges silently is repeated. */
const mostRepetitions = 3;

/**
 * Sends a form. When somebody else has changed the record meanwhile, loads it and merges both edits; the result is for the
 * caller to show, or is sent again at once where the form merges silently and nothing contradicts (G5). Never rejects.
 */
export async function saveForm<Values extends object, Stored>(
  save: Save<Values, Stored>,
  repetitions = 0,
): Promise<SaveOutcome<Values, Stored>> {
  try {
    return { kind: 'saved', saved: await save.send(save.values, save.base) };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const outcome = await mergeAfter(error, save);
    const isSilent = save.stored?.mergesSilently && outcome.kind === 'changed' && outcome.merged.conflicts.length === 0;
    if (!isSilent) return outcome;
    if (repetitions === mostRepetitions) return { kind: 'failed', error };
    return saveForm({ ...save, values: outcome.merged.values, base: outcome.base }, repetitions + 1);
  }
}

/** Merges both edits where the error says that somebody else has changed the record. */
async function mergeAfter<Values extends object, Stored>(
  error: Error,
  { values, base, stored }: Save<Values, Stored>,
): Promise<Exclude<SaveOutcome<Values, Stored>, { kind: 'saved' }>> {
  if (!stored || base === null) return { kind: 'failed', error };
  if (isGone(error)) return { kind: 'gone', error };
  const newest = wasChangedMeanwhile(error) ? await stored.reload(base) : null;
  if (newest === null) return { kind: 'failed', error };
  if (newest === 'gone') return { kind: 'gone', error };
  const { merge = threeWayMerge } = stored;
  const merged = merge({ base: stored.valuesOf(base), mine: values, theirs: stored.valuesOf(newest) });
  return { kind: 'changed', base: newest, merged };
}
