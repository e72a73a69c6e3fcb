import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calendarFeedPath } from '#contract/projects/calendar.ts';
import { addDays } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import { answerUnlessKnown } from '#server/http/calls/answer-unless-known.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { originOf } from '#server/http/calls/caller.ts';
import { countTry } from '#server/http/security/rate-limit.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { findFeedByHash, touchFeed } from './calendar-feeds-store.ts';
import { readEntries } from './read-calendar.ts';
import { writeFeed } from './write-feed.ts';

/** Only wrong addresses count: calendar programs of many people may share one. */
const guessLimit = { name: 'calendar-feeds', max: 30, windowMs: 10 * 60_000 };
/** How far a feed reaches back and ahead, in days. */
const reach = { back: 60, ahead: 365 };
/** Programs look every hour; when they did is noted this often, in ms. */
const noteEveryMs = 10 * 60_000;

/**
 * Serves a feed to whoever has its secret address, without cookies; an unchanged one answers 304 (I1). A person who is no administrator any
 * more has none. Throws `not-found`, `too-many-requests`.
 */
export function bindCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>(calendarFeedPath, { exposeHeadRoute: false }, async (request, reply) => {
    const tried = await countTry(services, guessLimit, request.ip);
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    const feed = token === undefined ? null : await findFeedByHash(services.db, hashToken(token));
    if (!feed || feed.role !== 'admin') throw new AppError('not-found');
    await tried.forgive();
    const now = services.clock();
    const today = dayOf(now, 'sk');
    const asked = { from: addDays(today, -reach.back), to: addDays(today, reach.ahead), userId: feed.user_id };
    const { entries } = await readEntries(services.db, asked);
    const body = writeFeed(entries, { language: feed.language, origin: originOf(request) });
    if (now - (feed.read_at ?? 0) >= noteEveryMs) await touchFeed(services.db, feed.user_id, now);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
      // Shared caches must not keep what a secret opens.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      etag,
    });
    return answerUnlessKnown(request, reply, { etag, body });
  });
}
