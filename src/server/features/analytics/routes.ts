import type { FastifyInstance } from 'fastify';
import { getAccuracy } from '#contract/analytics/accuracy.ts';
import { getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import { countConfiguratorStep } from '#contract/configurator.ts';
import { lastDays, trendDays } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readAccuracy } from './accuracy/read-accuracy.ts';
import { countStep } from './funnel-steps-store.ts';
import { readAnalytics } from './read-analytics.ts';
import { readDashboard } from './read-dashboard.ts';

/** Binds the calls about figures: reading for administrators, counting a step for everyone. */
export function bindAnalyticsEndpoints(app: FastifyInstance, services: Services): void {
  const today = () => dayOf(services.clock(), 'sk');
  bindEndpoint(app, services, {
    endpoint: getDashboard,
    handle: ({ caller }) => readDashboard(services.db, { now: services.clock(), reader: caller.language }),
  });
  bindEndpoint(app, services, {
    endpoint: getAnalytics,
    handle: ({ query: { from, to } }) =>
      readAnalytics(
        services.db,
        from !== undefined && to !== undefined ? { from, to } : lastDays(today(), trendDays),
        services.clock(),
      ),
  });
  bindEndpoint(app, services, { endpoint: getAccuracy, handle: () => readAccuracy(services) });
  bindEndpoint(app, services, {
    endpoint: countConfiguratorStep,
    handle: async ({ body: { mode, step, language } }) => {
      await countStep(services.db, { day: today(), mode: mode ?? 'undecided', step, language });
      return {};
    },
  });
}
