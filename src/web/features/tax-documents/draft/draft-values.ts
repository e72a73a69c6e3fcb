import type { DocumentBuyer, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';

type BuyerValues = { [Field in keyof DocumentBuyer as `buyer.${Field}`]: DocumentBuyer[Field] };

/** What can be written in a draft, by field: named as the rules name them, so that each error finds its control. */
export type DraftValues = Pick<
  TaxDocumentContent,
  'currency' | 'title' | 'note' | 'deliveredOn' | 'dueOn' | 'lines' | 'exchangeRate'
> &
  BuyerValues & { 'corrects.reason': string };

/** What of a draft can be written in the form. */
export function valuesOf({ content }: { content: TaxDocumentContent }): DraftValues {
  const { currency, title, note, deliveredOn, dueOn, lines, exchangeRate, corrects } = content;
  const buyer = Object.entries(content.buyer).map(([field, value]) => [`buyer.${field}`, value]);
  return {
    currency,
    title,
    note,
    deliveredOn,
    dueOn,
    lines,
    exchangeRate,
    'corrects.reason': corrects?.reason ?? '',
    ...(Object.fromEntries(buyer) as BuyerValues),
  };
}

/** The draft with what was written; kind, language, advances and what it corrects stay. */
export function contentOf(values: DraftValues, stored: TaxDocumentContent): TaxDocumentContent {
  const { currency, title, note, deliveredOn, dueOn, lines, exchangeRate } = values;
  const buyer = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(buyerPrefix) ? [[name.slice(buyerPrefix.length), value]] : [],
  );
  return {
    ...stored,
    currency,
    title,
    note,
    deliveredOn,
    dueOn,
    lines,
    exchangeRate,
    buyer: Object.fromEntries(buyer) as DocumentBuyer,
    corrects: stored.corrects && { ...stored.corrects, reason: values['corrects.reason'] },
  };
}

const buyerPrefix = 'buyer.';

/** Whether two edits say the same. */
export const isSameDraft = (one: DraftValues, other: DraftValues): boolean =>
  Object.keys(one).every((field) => sameText(one, field) === sameText(other, field));

const sameText = (values: DraftValues, field: string) => JSON.stringify(values[field as keyof DraftValues]);
