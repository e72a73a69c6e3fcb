import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { livePath } from '#contract/live.ts';
import { refusalOf } from '#domain/permissions.ts';
import { actorOf, demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { findUserOfSession } from '#server/http/security/caller-session-store.ts';
import type { Services } from '#server/services.ts';

/** The stream is for people who may open the back office. */
const permission = 'open-back-office';
/** A comment line keeps proxies from closing an idle stream and detects closed connections. */
const heartbeatMs = 25_000;
/** A browser has one stream for all its tabs; nobody uses ten devices. */
const streamsPerPerson = 10;
const retryAfterMs = 60_000;
/** A connection with this many unread bytes is closed; the browser reloads its data when it reconnects. */
const longestBacklog = 64 * 1024;

type Streams = {
  /** Opens a stream of a person; throws `too-many-requests` when they have enough. */
  open: (userId: string) => PassThrough;
  endAll: () => void;
};

/**
 * Server-sent events for the back office. Session and permission are checked before each event; the stream ends with
 * them.
 */
export function bindLiveStream(app: FastifyInstance, services: Services): void {
  const streams = createStreams();
  app.addHook('preClose', async () => streams.endAll());
  app.get(livePath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, permission);
    const stream = streams.open(caller.user?.id ?? '');
    keepTelling(services, stream, caller.sessionHash ?? '');
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}

function createStreams(): Streams {
  const open = new Map<PassThrough, string>();
  let isClosing = false;
  return {
    open(userId) {
      const own = [...open.values()].filter((each) => each === userId);
      if (own.length >= streamsPerPerson) throw new AppError('too-many-requests', { retryAfterMs });
      const stream = new PassThrough();
      open.set(stream, userId);
      stream.once('close', () => open.delete(stream));
      if (isClosing) stream.end();
      return stream;
    },
    endAll() {
      isClosing = true;
      for (const stream of open.keys()) stream.end();
    },
  };
}

function keepTelling({ db, clock, live }: Services, stream: PassThrough, sessionHash: string): void {
  let last = Promise.resolve();

  async function tell(text: string): Promise<void> {
    if (stream.writableEnded) return;
    const user = await findUserOfSession(db, sessionHash, clock());
    if (stream.writableEnded) return;
    if (refusalOf(actorOf({ user }), permission)) stream.end(eventOf('end', 'session-ended'));
    else if (stream.writableLength > longestBacklog) stream.destroy();
    else stream.write(text);
  }

  /** Sends events in order. If the database does not respond, the stream ends and the browser reconnects. */
  function queue(text: string): void {
    last = last.then(() => tell(text)).catch(() => void stream.destroy());
  }

  stream.write(': open\n\n');
  const heartbeat = setInterval(() => queue(': \n\n'), heartbeatMs);
  const unsubscribe = live.subscribe((event) => queue(eventOf('message', JSON.stringify(event))));
  stream.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
}

/** One event in the form of server-sent events; the text has no line break. */
const eventOf = (name: string, text: string): string => `event: ${name}\ndata: ${text}\n\n`;
