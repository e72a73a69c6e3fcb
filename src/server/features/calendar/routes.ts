import type { FastifyInstance } from 'fastify';
import { endCalendarFeed, getCalendarFeed, readCalendar, renewCalendarFeed } from '#contract/projects/calendar.ts';
import { addDays } from '#domain/analytics/periods.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { endFeed, readFeed, renewFeed } from './change-feed.ts';
import { readEntries } from './read-calendar.ts';
import { bindCalendarFeed } from './serve-feed.ts';

/** Weeks of one month, with some air. */
const mostDays = 62;

/** Binds the calendar of the office and its feed (I1). */
export function bindCalendarEndpoints(app: FastifyInstance, services: Services): void {
  const { db } = services;
  bindEndpoint(app, services, {
    endpoint: readCalendar,
    handle: async ({ query: { from, to }, caller }) => {
      const last = addDays(from, mostDays - 1);
      const asked = { from, to: to < last ? to : last, userId: callerId(caller) };
      const { entries, isMore } = await readEntries(db, asked);
      return { entries: entries.map(({ changedAt: _changedAt, ...entry }) => entry), isMore };
    },
  });
  bindEndpoint(app, services, { endpoint: getCalendarFeed, handle: ({ caller }) => readFeed(services, caller) });
  bindEndpoint(app, services, {
    endpoint: renewCalendarFeed,
    handle: ({ body, caller, audit }) => renewFeed(services, { ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: endCalendarFeed,
    handle: ({ caller, audit }) => endFeed(services, { caller, audit }),
  });
  bindCalendarFeed(app, services);
}
