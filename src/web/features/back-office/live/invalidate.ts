import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/live.ts';
import type { OfficeDescriptor } from '#domain/screens/descriptors.ts';
import { officeScreens } from '#domain/screens/office-screens.ts';
import type { LiveMessage } from '../../../lib/live/live-source.ts';
import { readAnew } from '../../../lib/live/read-anew.ts';

/** Messages within this time cause one refetch (ms). */
const batchMs = 150;

/** Returns a function that invalidates the cached queries a message concerns, in batches; visible ones are refetched. */
export function createInvalidator(client: QueryClient): (message: LiveMessage<LiveEvent>) => void {
  const waiting: LiveMessage<LiveEvent>[] = [];
  let timer: number | undefined;

  function run(): void {
    // A running mutation refetches what it changes; a refetch before it ends would show the old state.
    if (client.isMutating() > 0) {
      timer = window.setTimeout(run, batchMs);
      return;
    }
    const messages = waiting.splice(0);
    timer = undefined;
    const isKnown = messages.some(({ kind }) => kind === 'event');
    // After `missed` alone, a request that is already running is current enough.
    if (isKnown) readAnew(client, { predicate: concerns(messages) });
    else void client.invalidateQueries({ predicate: concerns(messages) }, { cancelRefetch: false });
  }

  return (message) => {
    waiting.push(message);
    timer ??= window.setTimeout(run, batchMs);
  };
}

/** Paths of the calls that descriptors of screens list as live, such as `/api/admin/service-requests`. */
const livePaths = new Set<string>(Object.values<OfficeDescriptor>(officeScreens).flatMap(({ live = [] }) => live));

function concerns(messages: readonly LiveMessage<LiveEvent>[]): (query: { queryKey: QueryKey }) => boolean {
  return ({ queryKey: [path, id] }) =>
    typeof path === 'string' && livePaths.has(path) && messages.some((message) => isAbout(message, path, id));
}

/** Events about one thing that is fetched by its id. */
const hasOwnCall: readonly LiveEvent['kind'][] = ['request-changed', 'quote-changed', 'project-changed'];

/** Where the calls begin that an event is about alone: quotes are saved while they are typed, which is no reason to fetch requests. */
const ownCalls: Partial<Record<LiveEvent['kind'], readonly string[]>> = {
  'quote-changed': ['/api/admin/quotes'],
  'mails-changed': ['/api/admin/inbound-mails'],
  // What was paid of invoices, and which advances still need a document, follows from payments.
  'payments-changed': ['/api/admin/payment', '/api/admin/documents', '/api/admin/notifications'],
  'project-changed': ['/api/admin/projects'],
  'thread-changed': ['/api/admin/threads', '/api/admin/notifications'],
};

/** A missed message may be about anything. */
function isAbout(message: LiveMessage<LiveEvent>, path: string, id: unknown): boolean {
  if (message.kind === 'missed') return true;
  const { event } = message;
  if (ownCalls[event.kind]?.some((begin) => path.startsWith(begin)) === false) return false;
  const changedId = hasOwnCall.includes(event.kind) && 'id' in event ? event.id : null;
  return !path.endsWith('/:id') || changedId === null || changedId === id;
}
