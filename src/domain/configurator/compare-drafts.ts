import { type Contact, contactFields } from '../contact/contact-details.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import { answersToFields } from './form-fields.ts';
import type { AnswerField } from './step-checks.ts';
import { trimAnswers } from './trim-answers.ts';

/** What of a draft is compared: its answers, and the secret of its files (null for none). */
export type ComparableDraft = { answers: Answers; attachments: string | null };

/** A draft in an account, now or when this device last saw it; each change increments the version. */
export type VersionedDraft = { draft: ComparableDraft; version: number };

/** A difference of two drafts: a question by its name on the screen, or the files. */
export type DraftPart = Exclude<AnswerField, 'customTrade' | 'customBudget'> | 'attachments';

/** Own words belong to the choice that they are typed for. */
const partOf: Record<AnswerField, DraftPart> = {
  mode: 'mode',
  serviceType: 'serviceType',
  objectives: 'objectives',
  trade: 'trade',
  customTrade: 'trade',
  features: 'features',
  description: 'description',
  size: 'size',
  budget: 'budget',
  customBudget: 'budget',
  timeline: 'timeline',
  ...(Object.fromEntries(contactFields.map((field) => [field, field])) as { [Field in keyof Contact]: Field }),
};
const fields = Object.keys(partOf) as AnswerField[];

/** In what two drafts differ, in the order of the questions; what a mode or a choice does not ask for does not count. */
export function differencesOf(one: ComparableDraft, other: ComparableDraft): DraftPart[] {
  const [first, second] = [valuesOf(one.answers), valuesOf(other.answers)];
  const differing = fields.filter((field) => first(field) !== second(field)).map((field) => partOf[field]);
  if (one.attachments !== other.attachments) differing.push('attachments');
  return [...new Set(differing)];
}

/** Whether two drafts say the same (C7). */
export function areSameDrafts(one: ComparableDraft, other: ComparableDraft): boolean {
  return differencesOf(one, other).length === 0;
}

/** Whether nothing has been answered yet and no file was added. */
export function isEmptyDraft(draft: ComparableDraft): boolean {
  return areSameDrafts(draft, { answers: emptyAnswers, attachments: null });
}

/** How many questions a draft answers. */
export function countAnswers(answers: Answers): number {
  const value = valuesOf(answers);
  return new Set(fields.filter((field) => value(field) !== '').map((field) => partOf[field])).size;
}

/** What to do with the draft of this device and the one in the account: nothing, use one of them, or ask (C7). */
export type Meeting = 'nothing' | 'same' | 'take-kept' | 'keep-own' | 'ask';

type Meeters = {
  own: ComparableDraft | null;
  kept: VersionedDraft | null;
  /** The account's draft as this device last saw it. */
  seen: VersionedDraft | null;
};

/**
 * Decides which of two drafts is used (C7). If only one has changed since this device last saw the account's draft, it
 * is used; if both have, the person decides. A draft that was removed from the account while nothing changed here stays
 * here and is not saved to the account again: it was submitted or discarded elsewhere.
 */
export function meetDrafts({ own, kept, seen }: Meeters): Meeting {
  const theirs = kept && !isEmptyDraft(kept.draft) ? kept : null;
  if (!own || isEmptyDraft(own)) return theirs ? 'take-kept' : 'nothing';
  if (theirs) return meetBoth({ own, kept: theirs, seen });
  return kept === null && seen && areSameDrafts(own, seen.draft) ? 'nothing' : 'keep-own';
}

function meetBoth({ own, kept, seen }: { own: ComparableDraft; kept: VersionedDraft; seen: Meeters['seen'] }): Meeting {
  if (areSameDrafts(own, kept.draft)) return 'same';
  if (!seen) return 'ask';
  // Also in the version that this device has seen, from which a page in another currency has left a budget out.
  if (areSameDrafts(own, seen.draft)) return 'take-kept';
  return seen.version === kept.version ? 'keep-own' : 'ask';
}

/** In which order choices were made says nothing. */
function valuesOf(answers: Answers): (field: AnswerField) => string {
  const pairs = answersToFields(trimAnswers(answers));
  return (field) =>
    pairs
      .flatMap(([name, value]) => (name === field ? [value] : []))
      .toSorted()
      .join('\n');
}
