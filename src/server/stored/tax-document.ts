import * as z from 'zod/mini';
import { countries } from '#domain/customers/countries.ts';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import { taxReasons } from '#domain/tax/decide-tax.ts';
import { type TaxDocument, type TaxDocumentContent, taxDocumentKinds } from '#domain/tax-documents/tax-document.ts';
import { storedDiscount } from './quotes/quote-parts.ts';
import { storedLook, storedSeller, storedSums } from './quotes/quote-snapshot.ts';
import { defineShape } from './stored-shape.ts';
import { orElse, text } from './tolerant.ts';

const taxSum = { rate: z.int(), net: z.int(), tax: z.int() };

const line = z.object({
  id: z.string(),
  name: text,
  description: text,
  quantity: z.int(),
  unit: text,
  unitPrice: z.int(),
  discount: z.nullable(storedDiscount),
  taxRate: z.int(),
});

/** Who gets a document, with the address in parts. */
export const storedDocumentBuyer = z.object({
  kind: z.enum(buyerKinds),
  name: text,
  company: text,
  email: text,
  street: text,
  city: text,
  postalCode: text,
  country: orElse(z.enum(['', ...countries]), ''),
  companyNumber: text,
  taxNumber: text,
  vatNumber: text,
  isVatNumberVerified: orElse(z.boolean(), false),
});

/** The account that a document asks money to. */
export const storedAccount = z.nullable(
  z.object({ iban: z.string(), bic: text, fikCreditor: z.exactOptional(z.string()) }),
);

const content = z.object({
  kind: z.enum(taxDocumentKinds),
  language: z.enum(languages),
  currency: z.enum(currencies),
  title: text,
  note: text,
  deliveredOn: text,
  dueOn: text,
  buyer: storedDocumentBuyer,
  lines: z.array(line),
  received: z.array(z.object(taxSum)),
  advances: z.array(z.object({ documentId: z.string(), number: z.string(), issuedOn: z.string(), ...taxSum })),
  prepaid: z.int(),
  corrects: z.nullable(z.object({ documentId: z.string(), number: z.string(), issuedOn: z.string(), reason: text })),
  exchangeRate: z.nullable(z.object({ millionths: z.int(), source: text, day: text })),
});

/** What is written in a tax document, in `tax_documents.content`. Damaged sums have no fallback. */
export const storedTaxContent = defineShape<TaxDocumentContent>({ name: 'tax document', schema: content });

/**
 * A tax document as it was issued, in `tax_documents.document`: only ever read, because its bytes are what the SHA-256 beside it
 * stands for.
 */
export const storedTaxDocument = defineShape<TaxDocument>({
  name: 'issued tax document',
  schema: z.extend(content, {
    format: z.literal(1),
    number: z.string(),
    issuedOn: z.string(),
    seller: storedSeller,
    tax: z.object({ reason: z.enum(taxReasons), rates: z.array(z.int()) }),
    totals: storedSums,
    lineTotals: storedSums,
    rounding: z.literal(0),
    payable: z.int(),
    homeTax: z.nullable(z.object({ currency: z.enum(currencies), taxes: z.array(z.object(taxSum)), tax: z.int() })),
    payment: z.nullable(
      z.object({
        variableSymbol: z.string(),
        account: storedAccount,
      }),
    ),
    quoteNumber: text,
    look: storedLook,
  }),
});
