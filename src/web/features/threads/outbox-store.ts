import type { ThreadSide } from '#domain/threads/thread.ts';
import { threadPlaces, threadSides } from '#domain/threads/thread.ts';
import * as z from 'zod/mini';
import { unsentMessagesKey } from '../../lib/forms/forget-device-drafts.ts';
import { storedText } from '../../lib/storage/stored-text.ts';
import type { ThreadView } from './thread-calls.ts';

const itemSchema = z.object({
  /** Idempotency key: however often it is sent, it is stored once. */
  key: z.string(),
  /** Who has written it; nobody else sends it on a shared device. */
  owner: z.string(),
  side: z.enum(threadSides),
  place: z.enum(threadPlaces),
  id: z.string(),
  body: z.string(),
  quoted: z.nullable(z.string()),
  /** The secret of the files that go with it; they are on the server already. */
  files: z.optional(z.nullable(z.string())),
  at: z.number(),
  /** Why the server has refused it; null while it may still be sent. */
  refusal: z.nullable(z.string()),
  /** Id that it was stored under; null until then. */
  sentId: z.nullable(z.string()),
});
export type UnsentMessage = z.infer<typeof itemSchema>;

const stored = storedText(unsentMessagesKey);
const none: readonly UnsentMessage[] = [];
let parsed: { text: string | null; items: readonly UnsentMessage[] } = { text: null, items: none };

/** Messages that this browser has not brought to the server yet, oldest first; the same list until it changes. */
export function readUnsent(): readonly UnsentMessage[] {
  const text = stored.read();
  if (text !== parsed.text) parsed = { text, items: parse(text) };
  return parsed.items;
}

export const onUnsent = stored.subscribe;
export const noUnsent = (): readonly UnsentMessage[] => none;

function parse(text: string | null): readonly UnsentMessage[] {
  try {
    const items = z.array(itemSchema).safeParse(JSON.parse(text ?? '[]'));
    return items.success ? items.data : none;
  } catch {
    return none;
  }
}

function write(items: readonly UnsentMessage[]): void {
  stored.write(items.length === 0 ? null : JSON.stringify(items));
}

/** Keeps a message until it is sent. */
export const keepUnsent = (item: UnsentMessage): void => write([...readUnsent(), item]);

/** Changes a message that waits. */
export const changeUnsent = (key: string, change: Partial<Pick<UnsentMessage, 'refusal' | 'sentId'>>): void =>
  write(readUnsent().map((item) => (item.key === key ? { ...item, ...change } : item)));

/** Forgets a message that was sent or discarded. */
export const dropUnsent = (key: string): void => write(readUnsent().filter((item) => item.key !== key));

/** Whether a message waits for a thread as it is shown to somebody. */
export const belongsToView = (
  { owner, side, place, id }: UnsentMessage,
  view: ThreadView & { owner: string; side: ThreadSide },
): boolean => owner === view.owner && side === view.side && place === view.place && id === view.id;
