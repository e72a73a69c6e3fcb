import type { ChangeEvent } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteBuyer, QuoteContent } from '#domain/quotes/quote-content.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { useQuoteDraft } from './use-quote-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextOf<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] & string;

/** Goes before the names of fields in the ids of their controls. */
export const formId = 'quote';

/** The draft in the editor with the props of its fields. */
export function useEditor(detail: QuoteDetail) {
  const draft = useQuoteDraft(detail);
  const { content, change } = draft;

  /** Props of a control for a text of the quote. */
  function input(name: TextOf<QuoteContent>) {
    return {
      id: fieldId(formId, name),
      value: content[name],
      onChange: ({ target }: ChangeEvent<Control>) => change({ [name]: target.value }),
    };
  }

  /** Props of a control for a text of the buyer. */
  function buyerInput(name: TextOf<QuoteBuyer>) {
    return {
      id: fieldId(formId, `buyer.${name}`),
      value: content.buyer[name],
      onChange: ({ target }: ChangeEvent<Control>) => changeBuyer({ [name]: target.value }),
    };
  }

  function changeBuyer(changes: Partial<QuoteBuyer>): void {
    change({ buyer: { ...content.buyer, ...changes } });
  }

  return { ...draft, draft, input, buyerInput, changeBuyer };
}
export type Editor = ReturnType<typeof useEditor>;
