import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import { storedLook, storedSeller } from './quotes/quote-snapshot.ts';
import { defineShape } from './stored-shape.ts';
import { storedAccount, storedDocumentBuyer } from './tax-document.ts';
import { text } from './tolerant.ts';

/**
 * A request for money as its payer got it, in `payment_requests.document`: only ever read, because its bytes are what the SHA-256
 * beside it stands for. Sums, days and the account have no fallback.
 */
export const storedPaymentRequest = defineShape<PaymentRequestDocument>({
  name: 'payment request',
  schema: z.object({
    format: z.literal(1),
    number: z.string(),
    variableSymbol: z.string(),
    issuedOn: z.string(),
    dueOn: z.string(),
    language: z.enum(languages),
    currency: z.enum(currencies),
    amount: z.int(),
    title: text,
    quoteNumber: text,
    reason: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('part'), due: z.enum(dueEvents), milestone: text, share: z.int() }),
      z.object({ kind: z.literal('invoice'), documentNumber: z.string() }),
    ]),
    seller: storedSeller,
    buyer: storedDocumentBuyer,
    account: storedAccount,
    look: storedLook,
  }),
});
