import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/retention/retention.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { readRetentionTerms } from '#server/features/settings/retention-terms-store.ts';
import type { RetentionStep } from '#server/jobs/retention-step.ts';
import type { Services } from '#server/services.ts';
import { changeRetention } from './change-retention.ts';
import { readLog } from './retention-log-store.ts';
import { previewRetention } from './run-retention.ts';

/** Serves the terms of keeping, what the job has done, and what it would do now (K6). */
export function bindRetentionEndpoints(
  app: FastifyInstance,
  services: Services,
  steps: readonly RetentionStep[],
): void {
  const { db, clock } = services;
  const present = async () => ({ ...(await readRetentionTerms(db)), runs: await readLog(db) });
  bindEndpoint(app, services, { endpoint: contract.getRetention, handle: present });
  bindEndpoint(app, services, {
    endpoint: contract.changeRetention,
    async handle({ body, caller, audit }) {
      await changeRetention(services, { change: body, language: caller.language, audit });
      return present();
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.previewRetention,
    handle: async () => ({ at: clock(), counts: await previewRetention(services, steps) }),
  });
}
