import type { FastifyInstance } from 'fastify';
import { type LiveEvent, type OwnLiveEvent, ownLivePath } from '#contract/live.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import { bindStream } from '#server/live/live-stream.ts';
import type { Services } from '#server/services.ts';
import { findAccounts, findAccountsOfProject } from './find-thread.ts';
import { noteStreamsOpen } from './stream-presences-store.ts';

/** An event as customers hear it, and the accounts that may see what it is about. */
type Heard = { event: OwnLiveEvent; to: ReadonlySet<string> | 'all' };

/**
 * Binds the portal's stream of events (I2): each account hears of its own requests and projects alone, by ids; whoever wants to know
 * more asks, and is refused what is not theirs.
 */
export function bindOwnLiveStream(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindStream(app, services, {
    path: ownLivePath,
    permission: 'open-portal',
    async tellingOf(event) {
      const heard = await heardOf(services, event);
      return heard && { text: JSON.stringify(heard.event), to: heard.to };
    },
    onAlive: (userIds) => noteStreamsOpen(db, userIds, clock()),
  });
}

/** What the portal is told of something; null for what is no customer's. */
async function heardOf({ db }: Services, event: LiveEvent): Promise<Heard | null> {
  const about = async (key: ThreadKey, told: OwnLiveEvent): Promise<Heard> => ({
    event: told,
    to: new Set((await findAccounts(db, key)).map(({ userId }) => userId)),
  });
  switch (event.kind) {
    case 'thread-changed': {
      return about(event, { kind: 'thread-changed', id: event.id });
    }
    case 'thread-typing': {
      return event.side === 'agency' ? about(event, { kind: 'thread-typing', id: event.id }) : null;
    }
    // Replies by mail, and mails that came in.
    case 'request-changed': {
      return about({ place: 'request', id: event.id }, { kind: 'thread-changed', id: event.id });
    }
    case 'project-changed': {
      const to = new Set(await findAccountsOfProject(db, event.id));
      return { event: { kind: 'project-changed', id: event.id }, to };
    }
    // Events of other instances were missed.
    case 'requests-changed': {
      return { event: { kind: 'anything-changed' }, to: 'all' };
    }
    default: {
      return null;
    }
  }
}
