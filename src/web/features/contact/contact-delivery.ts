import type * as z from 'zod/mini';
import { sendContactMessage } from '#contract/contact.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { ApiError, callEndpoint } from '../../lib/api.ts';

/** What one call sends. */
export type ContactBody = z.infer<typeof sendContactMessage.body>;

/** A message and the key by which the server knows all its repetitions. */
export type ContactDelivery = { body: ContactBody; idempotencyKey: string };

const storageKey = 'contact-delivery';

/** The delivery at hand where storage is refused. */
let last: ContactDelivery | null = null;

/**
 * Gives a message its key: the same for the same content, over a reload too, so that another attempt after a lost answer
 * stores nothing twice (E1).
 */
export function deliveryOf(body: ContactBody): ContactDelivery {
  const known = readLast();
  if (known && JSON.stringify(known.body) === JSON.stringify(body)) return known;
  last = { body, idempotencyKey: newKey() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(last));
  } catch {
    // Where storage is refused the key lives as long as the page.
  }
  return last;
}

/** After a success the same content is a new message. */
export function forgetDelivery(): void {
  last = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing can be kept where storage is refused, so there is nothing to forget.
  }
}

function readLast(): ContactDelivery | null {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ContactDelivery | null) ?? last;
  } catch {
    return last;
  }
}

/** Delivers a message. Throws `ApiError` or `NetworkError`; one that was sent too fast is sent again when it may be. */
export async function deliver({ body, idempotencyKey }: ContactDelivery): Promise<SubmittedRequest> {
  try {
    return await callEndpoint(sendContactMessage, { body, idempotencyKey });
  } catch (error) {
    if (!(error instanceof ApiError) || error.body?.code !== 'sent-too-fast') throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 3) * 1000));
    return callEndpoint(sendContactMessage, { body, idempotencyKey });
  }
}

/** 128 random bits; unlike `randomUUID` also on a plain http address of a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
