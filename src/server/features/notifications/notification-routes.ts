import type { FastifyInstance } from 'fastify';
import { listNotifications, readNotifications } from '#contract/notifications.ts';
import { countUndelivered } from '#server/features/mail/outbox/outbox-list-store.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { countUnread, markRead, readNotificationsOf } from './notifications-store.ts';

/** Binds the calls about one's own notifications. */
export function bindNotifications(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: listNotifications,
    handle: async ({ caller }) => {
      const userId = caller.user?.id ?? '';
      const [notifications, unread, undelivered] = await Promise.all([
        readNotificationsOf(services.db, userId),
        countUnread(services.db, userId),
        countUndelivered(services.db),
      ]);
      return { notifications, unread, undelivered };
    },
  });
  bindEndpoint(app, services, {
    endpoint: readNotifications,
    handle: async ({ caller, body }) => {
      await markRead(services.db, { userId: caller.user?.id ?? '', now: services.clock(), wanted: body });
      return {};
    },
  });
}
