import type * as z from 'zod/mini';
import { type PrivateQuote, acceptQuote } from '#contract/quotes/private-quote.ts';
import { type SignValues, readAcceptance } from '#domain/quotes/signing/acceptance-fields.ts';
import type { Choice } from '#domain/quotes/lines/quote-line.ts';
import { MalformedAnswerError, NetworkError, callEndpoint } from '../../../lib/http/api.ts';
import { idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';

type Asked = { key: string; sha256: string; choice: Choice; values: SignValues };

/** Pauses before a signature whose answer was lost is asked for again, in ms. */
const pausesMs = [1000, 3000, 6000];

/**
 * Signs, exactly once: an attempt without an answer is repeated with the same key, which returns what the first one has stored.
 * `onRetry` is told before each repetition. Throws what the last attempt has thrown.
 */
export async function sign(asked: Asked, onRetry: () => void): Promise<PrivateQuote> {
  const body = acceptanceOf(asked);
  const idempotencyKey = idempotencyKeyOf(`sign ${asked.key} ${JSON.stringify(body)}`);
  const attempt = () => callEndpoint(acceptQuote, { parameters: { key: asked.key }, body, idempotencyKey });
  for (const pause of pausesMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof MalformedAnswerError)) throw error;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

function acceptanceOf({ sha256, choice, values }: Asked): z.input<typeof acceptQuote.body> {
  const { signature, ...fields } = readAcceptance(values);
  const mark =
    signature.kind === 'drawn'
      ? { ...signature, strokes: signature.strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y])) }
      : signature;
  return { sha256, choice: { ...choice }, ...fields, signature: mark };
}
