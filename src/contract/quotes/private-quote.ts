import * as z from 'zod/mini';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing, tokenSchema } from '#contract/shapes.ts';
import { quoteSnapshotSchema } from './quote-document.ts';

/* A quote behind its private link, for whoever has the link (H5). Reading changes nothing. */

const open = { permission: 'visit', query: nothing, parameters: z.strictObject({ token: tokenSchema }) } as const;

/** A quote as its customer finds it: `document` as it was sent, and the document before it to compare with (H7). */
export const privateQuoteSchema = z.strictObject({
  status: z.enum(quoteStatuses),
  document: quoteSnapshotSchema,
  previous: z.nullable(quoteSnapshotSchema),
  /** SHA-256 of the stored snapshot. */
  sha256: z.string(),
});
export type PrivateQuote = z.infer<typeof privateQuoteSchema>;

/** Why there is nothing to show behind a private link; each is the code of an error. */
export type GoneReason = 'not-found' | 'quote-superseded' | 'quote-withdrawn';

/** What the private page is rendered from: the quote, or why there is none. */
export type QuoteOfPage = { quote: PrivateQuote } | { gone: GoneReason };

export const readPrivateQuote = defineEndpoint({
  ...open,
  method: 'GET',
  path: '/api/quotes/:token',
  summary: 'A sent quote by its private link; one that was replaced or withdrawn shows nothing of it',
  body: nothing,
  output: privateQuoteSchema,
  errors: ['not-found', 'quote-superseded', 'quote-withdrawn'],
  rateLimit: { name: 'quote-reads', max: 300, windowMs: 600_000 },
});

export const noteQuoteView = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/quotes/:token/views',
  summary: 'Note that a person has looked at the quote for some seconds; an administrator’s look does not count',
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  rateLimit: { name: 'quote-views', max: 60, windowMs: 600_000 },
});

/** Path of the PDF behind a private link. */
export const privateQuotePdfPath = '/api/quotes/:token/pdf';
