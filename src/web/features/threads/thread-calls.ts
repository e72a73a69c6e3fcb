import * as contract from '#contract/threads.ts';
import type { ThreadKey, ThreadSide } from '#domain/threads/thread.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** A page of a thread as either side shows it. */
export type ShownPage = contract.ThreadPage | contract.OfficeThreadPage;
export type ShownMessage = contract.ThreadMessage | contract.OfficeMessage;

/** Which thread is shown, and from which side. */
export type ThreadView = ThreadKey & { side: ThreadSide };

const endpoints = {
  customer: {
    read: contract.readOwnThread,
    send: contract.sendOwnMessage,
    seen: contract.markOwnThreadSeen,
    typing: contract.noteOwnTyping,
    edit: contract.editOwnMessage,
    remove: contract.deleteOwnMessage,
  },
  agency: {
    read: contract.readThread,
    send: contract.sendMessage,
    seen: contract.markThreadSeen,
    typing: contract.noteTyping,
    edit: contract.editMessage,
    remove: contract.deleteMessage,
  },
} as const;

/** The key under which the pages of a thread lie in the cache. */
export const threadQueryKey = ({ side, place, id }: ThreadView) =>
  [endpoints[side].read.path, `${place}/${id}`] as const;

const parametersOf = ({ place, id }: ThreadView) => ({ place, id });

export const readPage = (view: ThreadView, before: string | null): Promise<ShownPage> => {
  const input = { parameters: parametersOf(view), query: before === null ? {} : { before } };
  return asSignedIn((): Promise<ShownPage> =>
    view.side === 'customer'
      ? callEndpoint(endpoints.customer.read, input)
      : callEndpoint(endpoints.agency.read, input),
  );
};

type NewMessage = { body: string; quoted: string | null; files?: string | null | undefined; key: string };

export const sendMessage = (view: ThreadView, { body, quoted, files = null, key }: NewMessage) =>
  asSignedIn(() =>
    callEndpoint(endpoints[view.side].send, {
      parameters: parametersOf(view),
      body: { body, quoted, files },
      idempotencyKey: key,
    }),
  );

export const markSeen = (view: ThreadView, at: number) =>
  callEndpoint(endpoints[view.side].seen, { parameters: parametersOf(view), body: { at } });

export const noteTyping = (view: ThreadView) =>
  callEndpoint(endpoints[view.side].typing, { parameters: parametersOf(view), body: {} });

export const editMessage = (view: ThreadView, message: string, body: string) =>
  asSignedIn(() =>
    callEndpoint(endpoints[view.side].edit, { parameters: { ...parametersOf(view), message }, body: { body } }),
  );

export const removeMessage = (view: ThreadView, message: string) =>
  asSignedIn(() => callEndpoint(endpoints[view.side].remove, { parameters: { ...parametersOf(view), message } }));
