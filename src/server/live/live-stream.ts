import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type LiveEvent, livePath } from '#contract/live.ts';
import { type Action, refusalOf } from '#domain/permissions.ts';
import { actorOf, demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { findUserOfSession } from '#server/http/security/caller-session-store.ts';
import type { Services } from '#server/services.ts';

/** A comment line keeps proxies from closing an idle stream and detects closed connections. */
const heartbeatMs = 25_000;
/** A browser has one stream for all its tabs; nobody uses ten devices. */
const streamsPerPerson = 10;
const retryAfterMs = 60_000;
/** A connection with this many unread bytes is closed; the browser reloads its data when it reconnects. */
const longestBacklog = 64 * 1024;

/** What is told on a stream, and to whom of those who have one open. */
export type Telling = { text: string; to: ReadonlySet<string> | 'all' };

/** A stream of server-sent events: where it is, who may open it, and what its listeners are told of what happens. */
export type StreamKind = {
  path: string;
  permission: Action;
  tellingOf: (event: LiveEvent, open: ReadonlySet<string>) => Promise<Telling | null>;
  /** Called with a person whose stream opens, and with every heartbeat with all who have one open, so that it is one write for them all. */
  onAlive?: (userIds: readonly string[]) => Promise<void>;
};

/** Binds the stream of the back office: everybody of it hears everything. */
export function bindLiveStream(app: FastifyInstance, services: Services): void {
  bindStream(app, services, {
    path: livePath,
    permission: 'open-back-office',
    tellingOf: async (event) => ({ text: JSON.stringify(event), to: 'all' }),
  });
}

/**
 * Binds a stream of server-sent events. Its first one says whether anything has happened since the position that `since` names
 * (`LiveEvents.position`). What happens is looked up once for all streams of this instance; session and permission are
 * checked before each event, and the stream ends with them.
 */
export function bindStream(app: FastifyInstance, services: Services, kind: StreamKind): void {
  const streams = createStreams((audience) => listen(services, audience, kind), services.metrics.noteStreams);
  app.addHook('preClose', async () => streams.endAll());
  app.get(kind.path, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, kind.permission);
    const { since } = request.query as { since?: unknown };
    const start = since === services.live.position() ? 'current' : 'missed';
    const attach = keepAlive(services, kind, { sessionHash: caller.sessionHash ?? '', start });
    const stream = streams.open(caller.user?.id ?? '', attach);
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}

/** Sends one text; texts of a stream leave in order. */
type Send = (text: string) => void;
type Attach = (stream: PassThrough, userId: string) => Send;

type Streams = {
  /** Opens a stream of a person; throws `too-many-requests` when they have enough. */
  open: (userId: string, attach: Attach) => PassThrough;
  endAll: () => void;
};

/** What somebody who listens to events needs of the open streams. */
type Audience = { people: () => ReadonlySet<string>; tell: (telling: Telling) => void };

/** The open streams of a kind; `listenFor` is called with the first one, and what it returns once the last is closed. */
function createStreams(
  listenFor: (audience: Audience) => () => void,
  noteStreams: Services['metrics']['noteStreams'],
): Streams {
  const open = new Map<PassThrough, { userId: string; send: Send }>();
  const audience: Audience = {
    people: () => new Set([...open.values()].map(({ userId }) => userId)),
    tell({ text, to }) {
      for (const { userId, send } of open.values()) if (to === 'all' || to.has(userId)) send(eventOf('message', text));
    },
  };
  let isClosing = false;
  let stopListening = (): void => undefined;
  return {
    open(userId, attach) {
      const own = [...open.values()].filter((each) => each.userId === userId);
      if (own.length >= streamsPerPerson) throw new AppError('too-many-requests', { retryAfterMs });
      const stream = new PassThrough();
      if (open.size === 0) stopListening = listenFor(audience);
      open.set(stream, { userId, send: attach(stream, userId) });
      noteStreams(1);
      stream.once('close', () => {
        open.delete(stream);
        noteStreams(-1);
        if (open.size === 0) stopListening();
      });
      if (isClosing) stream.end();
      return stream;
    },
    endAll() {
      isClosing = true;
      for (const stream of open.keys()) stream.end();
    },
  };
}

/** Tells the open streams what happens, one after another. What cannot be looked up is lost, as an event of a lost connection is. */
function listen({ live }: Services, audience: Audience, { tellingOf, onAlive }: StreamKind): () => void {
  let last = Promise.resolve();
  const noteAlive = () => void onAlive?.([...audience.people()]).catch(() => undefined);
  const heartbeat = setInterval(noteAlive, heartbeatMs);
  const stopHearing = live.subscribe((event) => {
    last = last.then(async () => {
      const telling = await tellingOf(event, audience.people()).catch(() => null);
      if (telling) audience.tell(telling);
    });
  });
  return () => {
    clearInterval(heartbeat);
    stopHearing();
  };
}

function keepAlive(
  { db, clock }: Services,
  { permission, onAlive }: StreamKind,
  { sessionHash, start }: { sessionHash: string; start: 'current' | 'missed' },
): Attach {
  return (stream, userId) => {
    let last = Promise.resolve();

    async function tell(text: string): Promise<void> {
      if (stream.writableEnded) return;
      const user = await findUserOfSession(db, sessionHash, clock());
      if (stream.writableEnded) return;
      if (refusalOf(actorOf({ user }), permission)) stream.end(eventOf('end', 'session-ended'));
      else if (stream.writableLength > longestBacklog) stream.destroy();
      else stream.write(text);
    }

    /** Sends texts in order. If the database does not respond, the stream ends and the browser reconnects. */
    function send(text: string): void {
      last = last.then(() => tell(text)).catch(() => void stream.destroy());
    }

    stream.write(eventOf('start', start));
    onAlive?.([userId]).catch(() => undefined);
    const heartbeat = setInterval(() => send(': \n\n'), heartbeatMs);
    stream.once('close', () => clearInterval(heartbeat));
    return send;
  };
}

/** One event in the form of server-sent events; the text has no line break. */
const eventOf = (name: string, text: string): string => `event: ${name}\ndata: ${text}\n\n`;
