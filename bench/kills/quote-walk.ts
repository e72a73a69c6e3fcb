import { bookMatched, readBankFile } from '#contract/bank-imports.ts';
import { bookPayment, requestPayment } from '#contract/payments/payments.ts';
import { type PrivateQuote, acceptQuote } from '#contract/quotes/private-quote.ts';
import {
  type QuoteDetail,
  createQuote,
  getQuote,
  previewQuote,
  saveQuote,
  sendQuote,
} from '#contract/quotes/quotes.ts';
import { changeRecurringInvoice, startRecurringInvoice } from '#contract/tax-documents/recurring-invoices.ts';
import { createTaxDocument, issueTaxDocument, mailTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { getQuoteSettings } from '#contract/settings.ts';
import { dayOf } from '#domain/days.ts';
import type { QuoteSettings } from '#domain/settings/quote-settings.ts';
import { camtFile } from '#tests/support/documents/bank-files.ts';
import { planOfDesign } from '#tests/support/people/project-office.ts';
import { done } from '#tests/support/people/office.ts';
import { wholeBuyer } from '#tests/support/quotes/money.ts';
import { acceptanceOf } from '#tests/support/quotes/quote-answers.ts';
import { privateCallOf } from '#tests/support/quotes/quote-office.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { submitting } from './visitor-walks.ts';
import { type Step, type Walk, countIn, deed, fact, kept, makeCall, pathTo, rowIn, rowsIn, versionIn } from './walk.ts';

const id = 'quote';
const dayMs = 24 * 60 * 60_000;
const dayIn = (days: number): string => dayOf(Date.now() + days * dayMs, 'sk');

const care = { day: 5, isAutomatic: true, endsIn: null };

const contentOf = ({ mark, email }: Walk) =>
  sampleQuoteContent({
    title: `Web ${mark}`,
    buyer: { ...wholeBuyer, email },
    paymentPlan: planOfDesign,
    validUntil: dayIn(20),
    startDate: dayIn(3),
    deliveryDate: dayIn(40),
  });

/** The call by which its recipient opens a sent quote. */
const privateCall = async (walk: Walk): Promise<string> =>
  privateCallOf((await walk.office.get(pathTo(walk, getQuote, id))).body as QuoteDetail);

/** What is asked for a part of its plan, by the place of the part. */
const part = (walk: Walk, index: number) =>
  rowIn(walk, 'payment_requests', { quote_id: fact(walk, id), part_index: index });
const isPlanned = async (walk: Walk) =>
  (await rowsIn(walk, 'payment_requests', { quote_id: fact(walk, id) })).length === planOfDesign.length;

/** The account to which the agency is paid in euros. */
async function ownAccount({ office }: Walk): Promise<string> {
  const { accounts } = (await office.get(getQuoteSettings.path)).body as Pick<QuoteSettings, 'accounts'>;
  return accounts.find(({ currency }) => currency === 'EUR')?.iban ?? '';
}

/** Asks for a part of the plan before it is due. */
const asking = (index: number): Step => ({
  ...deed(requestPayment, {
    id: `part-${index}`,
    body: async (walk) => ({ version: Number((await part(walk, index))['version']) }),
  }),
  isReady: async (walk) => {
    if (!(await isPlanned(walk))) return false;
    walk.facts.set(`part-${index}`, String((await part(walk, index))['id']));
    return true;
  },
});

/** From a submitted request to its signed quote. */
export const quoteSteps: readonly Step[] = [
  submitting,
  {
    call: createQuote,
    send: async (walk) => {
      await submitting.stored(walk);
      const source = { kind: 'request', requestId: fact(walk, 'request') };
      return makeCall(walk.office, walk, { endpoint: createQuote, body: { source }, as: id });
    },
    stored: (walk) => countIn(walk, 'quotes', { service_request_id: fact(walk, 'request') }),
  },
  {
    call: saveQuote,
    send: async (walk) =>
      makeCall(walk.office, walk, {
        endpoint: saveQuote,
        id,
        body: { ...(await versionIn(walk, 'quotes', id)), content: contentOf(walk) },
      }),
    stored: (walk) => countIn(walk, 'quotes', { title: `Web ${walk.mark}` }),
  },
  deed(sendQuote, {
    id,
    body: (walk) =>
      kept(walk, 'sending', async () => ({
        ...done(await walk.office.get(pathTo(walk, previewQuote, id)), previewQuote).mail,
        ...(await versionIn(walk, 'quotes', id)),
      })),
  }),
  {
    call: acceptQuote,
    isReady: async (walk) => (await walk.visitor.get(await privateCall(walk))).status === 200,
    send: async (walk) => {
      const address = await privateCall(walk);
      walk.facts.set('key', address.split('/').at(-1) ?? '');
      const body = await kept(walk, 'acceptance', async () =>
        acceptanceOf((await walk.visitor.get(address)).body as PrivateQuote),
      );
      return makeCall(walk.visitor, walk, { endpoint: acceptQuote, body });
    },
    stored: (walk) => countIn(walk, 'quote_signatures', { quote_id: fact(walk, id) }),
  },
];

/** Money for a signed quote: by hand with its tax document, and the file of a bank. */
export const moneySteps: readonly Step[] = [
  asking(0),
  {
    call: bookPayment,
    send: async (walk) => {
      const { id: paymentRequestId, amount, currency } = await part(walk, 0);
      const body = await kept(walk, 'payment', async () => ({
        receivedOn: dayIn(0),
        amount,
        currency,
        payerName: walk.mark,
        message: '',
        allocations: [{ paymentRequestId, amount }],
      }));
      return makeCall(walk.office, walk, { endpoint: bookPayment, body });
    },
    stored: (walk) => countIn(walk, 'payments', { payer_name: walk.mark, as: 'payment' }),
  },
  {
    call: createTaxDocument,
    send: async (walk) => {
      await countIn(walk, 'payments', { payer_name: walk.mark, as: 'payment' });
      const source = { kind: 'advance', paymentId: fact(walk, 'payment'), quoteId: fact(walk, id) };
      return makeCall(walk.office, walk, { endpoint: createTaxDocument, body: { source }, as: 'document' });
    },
    stored: (walk) => countIn(walk, 'tax_documents', { payment_id: fact(walk, 'payment') }),
  },
  deed(issueTaxDocument, {
    id: 'document',
    body: (walk) =>
      kept(walk, 'issue', async () => ({ ...(await versionIn(walk, 'tax_documents', 'document')), isMailed: false })),
  }),
  {
    ...deed(mailTaxDocument, { id: 'document' }),
    isReady: async (walk) => (await rowIn(walk, 'tax_documents', { id: fact(walk, 'document') }))['sealed_at'] !== null,
  },
  asking(1),
  {
    call: readBankFile,
    send: async (walk) => {
      const { variable_symbol: symbol, amount } = await part(walk, 1);
      const entry = {
        amount: Number(amount),
        symbol: String(symbol),
        name: `${walk.mark} bankou`,
        reference: walk.mark,
        day: dayIn(0),
      };
      const body = {
        fileName: `${walk.mark}.xml`,
        content: Buffer.from(camtFile([entry], await ownAccount(walk))).toString('base64'),
        account: '',
      };
      return makeCall(walk.office, walk, { endpoint: readBankFile, body });
    },
    stored: (walk) => countIn(walk, 'bank_imports', { file_name: `${walk.mark}.xml`, as: 'bank-import' }),
  },
  {
    ...deed(bookMatched, { id: 'bank-import' }),
    stored: (walk) => countIn(walk, 'payments', { payer_name: `${walk.mark} bankou` }),
  },
  {
    call: startRecurringInvoice,
    send: (walk) =>
      makeCall(walk.office, walk, {
        endpoint: startRecurringInvoice,
        body: { quoteId: fact(walk, id), startsIn: dayIn(31).slice(0, 7), ...care },
      }),
    stored: (walk) => countIn(walk, 'recurring_invoices', { quote_id: fact(walk, id), as: 'care' }),
  },
  deed(changeRecurringInvoice, {
    id: 'care',
    body: async (walk) => ({ ...(await versionIn(walk, 'recurring_invoices', 'care')), state: 'paused', ...care }),
  }),
];
