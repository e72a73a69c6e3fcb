import { noteQuoteView } from '#contract/quotes/private-quote.ts';
import { callEndpoint } from '../../../lib/http/api.ts';

/** Tells the agency that a person has looked at a quote. A failure changes nothing for the reader. */
export async function noteView(token: string): Promise<void> {
  await callEndpoint(noteQuoteView, { parameters: { key: token } }).catch(() => undefined);
}
