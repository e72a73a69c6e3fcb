import { type ChangeEvent, type FocusEvent, useMemo, useState } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { dayOf } from '#domain/days.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { QuoteBuyer, QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { useIssueText } from '../../../lib/forms/use-issue-text.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useCheck } from './use-check.ts';
import { useQuoteDraft } from '../sync/use-quote-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextOf<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] & string;

/** Goes before the names of fields in the ids of their controls. */
export const formId = 'quote';

/** The draft in the editor with the props of its fields. */
export function useEditor(detail: QuoteDetail) {
  const draft = useQuoteDraft(detail);
  const { base, content, change } = draft;
  const today = dayOf(useNow() ?? base.updatedAt, content.language);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const check = useCheck(content, today);
  const [unreadable, noteUnreadable] = useState<readonly string[]>([]);
  // A cell that counts with its previous value must not be sent by mistake.
  const issues = useMemo(
    () => [...check.issues, ...unreadable.map((field): FieldIssue => ({ field, rule: 'unreadable' }))],
    [check.issues, unreadable],
  );
  const sentenceOf = useIssueText();
  const [isTried, setTried] = useState(false);

  /** The error of a field that was left once; after an attempt to send that of any. */
  function errorOf(path: string): string | undefined {
    if (!isTried && !left.has(fieldId(formId, path))) return undefined;
    const issue = issues.find(({ field }) => field === path);
    return issue && sentenceOf(issue);
  }

  function propsOf(path: string, value: string, set: (value: string) => void) {
    return {
      id: fieldId(formId, path),
      error: errorOf(path),
      value,
      onChange: ({ target }: ChangeEvent<Control>) => set(target.value),
    };
  }

  function changeBuyer(changes: Partial<QuoteBuyer>): void {
    change({ buyer: { ...content.buyer, ...changes } });
  }

  return {
    ...draft,
    ...check,
    issues,
    noteUnreadable,
    draft,
    today,
    changeBuyer,
    errorOf,
    sentenceOf,
    /** From now on all errors are shown. */
    isTried,
    noteTried: () => setTried(true),
    /** Props of a control for a text of the quote. */
    input: (name: TextOf<QuoteContent>) => propsOf(name, content[name], (value) => change({ [name]: value })),
    /** Props of a control for a text of the buyer. */
    buyerInput: (name: TextOf<QuoteBuyer>) =>
      propsOf(`buyer.${name}`, content.buyer[name], (value) => changeBuyer({ [name]: value })),
    /** A field is left: what is wrong with it may be said. */
    noteLeft({ target }: FocusEvent): void {
      if (!left.has(target.id)) setLeft(new Set([...left, target.id]));
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
