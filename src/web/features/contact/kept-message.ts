import * as z from 'zod/mini';
import { sendContactMessage } from '#contract/contact.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { ApiError } from '../../lib/api.ts';
import { unsentMessageKey } from '../../lib/storage-keys.ts';
import { type ContactDelivery, deliver } from './contact-delivery.ts';
import { forgetContactDraft, saveContactDraft } from './contact-draft.ts';

const deliverySchema = z.strictObject({ body: sendContactMessage.body, idempotencyKey: z.string() });

/** Refusals that repeating will not change: the message itself has to. */
const lastingRefusals: ReadonlySet<number> = new Set([400, 409, 413]);

/** What became of a kept message: sent, or taken out of waiting because it has to be changed. */
export type KeptMessageOutcome = { sent: SubmittedRequest } | { refused: ApiError };
type Listener = (outcome: KeptMessageOutcome) => void;

const listeners = new Set<Listener>();
let sending: Promise<void> | null = null;

/** Keeps a message with its key until there is a connection. False where another one waits or storage is refused. */
export function keepMessage(delivery: ContactDelivery): boolean {
  const waiting = readKeptMessage();
  if (waiting && waiting.idempotencyKey !== delivery.idempotencyKey) return false;
  try {
    localStorage.setItem(unsentMessageKey, JSON.stringify(delivery));
    return true;
  } catch {
    return false;
  }
}

/** Reads the kept message; null when none is waiting. */
export function readKeptMessage(): ContactDelivery | null {
  try {
    const result = deliverySchema.safeParse(JSON.parse(localStorage.getItem(unsentMessageKey) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Ends the waiting of a message; another one that has taken its place meanwhile stays. */
export function dropKeptMessage({ idempotencyKey }: ContactDelivery): void {
  if (readKeptMessage()?.idempotencyKey !== idempotencyKey) return;
  try {
    localStorage.removeItem(unsentMessageKey);
  } catch {
    // Where storage is refused nothing is kept.
  }
}

/** Is told what becomes of a kept message while the page is open; answers how to stop listening. */
export function onKeptMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends the message that was kept without a connection, if there is one; without one it goes on waiting (E1). Safe to
 * call at any time and in several tabs: the server stores one message for one key. Never throws.
 */
export function sendKeptMessage(): Promise<void> {
  sending ??= send().finally(() => {
    sending = null;
  });
  return sending;
}

async function send(): Promise<void> {
  const kept = readKeptMessage();
  if (!kept) return;
  try {
    const sent = await deliver(kept);
    dropKeptMessage(kept);
    forgetContactDraft(kept.body.message);
    tell({ sent });
  } catch (error) {
    if (!(error instanceof ApiError) || !lastingRefusals.has(error.status)) return;
    saveContactDraft(kept.body.message);
    dropKeptMessage(kept);
    tell({ refused: error });
  }
}

function tell(outcome: KeptMessageOutcome): void {
  for (const listener of listeners) listener(outcome);
}
