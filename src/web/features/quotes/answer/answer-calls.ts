import * as contract from '#contract/quotes/private-quote.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';

/* Calls of whoever answers a quote, loaded with the first answer. Each returns the quote as the answer has left it. */

type Of = { key: string };

/** Asks about the quote or one of its lines; the same question sent twice is one. */
export async function ask({ key }: Of, body: { lineId: string | null; text: string }): Promise<contract.PrivateQuote> {
  const content = `question ${key} ${JSON.stringify(body)}`;
  const quote = await callEndpoint(contract.askAboutQuote, {
    parameters: { key },
    body,
    idempotencyKey: idempotencyKeyOf(content),
  });
  forgetIdempotencyKey(content);
  return quote;
}

export const undoQuestion = (key: string, question: string): Promise<contract.PrivateQuote> =>
  callEndpoint(contract.undoQuestion, { parameters: { key, question } });

export const requestChanges = (key: string, message: string): Promise<contract.PrivateQuote> =>
  callEndpoint(contract.requestQuoteChanges, { parameters: { key }, body: { message } });

export const decline = (key: string, reason: string): Promise<contract.PrivateQuote> =>
  callEndpoint(contract.declineQuote, { parameters: { key }, body: { reason } });

export const undoAnswer = (key: string): Promise<contract.PrivateQuote> =>
  callEndpoint(contract.undoQuoteAnswer, { parameters: { key } });

export const readQuote = (key: string): Promise<contract.PrivateQuote> =>
  callEndpoint(contract.readPrivateQuote, { parameters: { key } });

export const sendCode = (key: string): Promise<{ email: string }> =>
  callEndpoint(contract.sendSigningCode, { parameters: { key } });
