import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { letMailsLeave, type QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { draftLineOf, makeQuote, sendDraft, writeQuote } from '#tests/support/quotes/quotes.ts';

/** What a change of scope orders in tests: a calendar for 300 €, of which 30 % are due on signing. */
export const changeOfScope = {
  lines: [draftLineOf({ id: 'calendar', name: 'Rezervačný kalendár', unitPrice: 30_000 })],
  paymentPlan: [
    { share: 3000, due: 'signing', milestone: '' },
    { share: 4000, due: 'milestone', milestone: 'Kalendár' },
    { share: 3000, due: 'completion', milestone: '' },
  ],
  deliveryDate: '2027-03-01',
} as const satisfies Partial<QuoteContent>;

/** Writes the draft of a quote that changes the scope of a project. */
export async function draftChange(
  { browser }: Pick<QuoteOffice, 'browser'>,
  projectId: string,
  changes: Partial<QuoteContent> = {},
): Promise<QuoteDetail> {
  const draft = await makeQuote(browser, { kind: 'project', projectId, withLines: false });
  return writeQuote(browser, draft, { ...draft.content, ...changeOfScope, ...changes });
}

/** The same, sent, and its mails have left. */
export async function sendChange(
  office: QuoteOffice,
  projectId: string,
  changes: Partial<QuoteContent> = {},
): Promise<QuoteDetail> {
  const draft = await draftChange(office, projectId, changes);
  office.app.passTime(1000);
  const quote = await sendDraft(office.browser, draft);
  await letMailsLeave(office);
  return quote;
}
