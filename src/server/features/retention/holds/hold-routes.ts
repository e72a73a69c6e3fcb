import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/retention/legal-holds.ts';
import { type HoldKind, checkHoldReason } from '#domain/retention/legal-hold.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { endHold, insertHold, readHolds } from './legal-holds-store.ts';

/** Serves legal holds: placed with a reason, shown on what they cover, lifted (K6). */
export function bindLegalHolds(app: FastifyInstance, services: Services): void {
  const { db, clock, newId } = services;
  async function known(subject: { kind: HoldKind; id: string }) {
    const found = await readHolds(db, subject);
    if (!found) throw new AppError('not-found');
    return found;
  }
  bindEndpoint(app, services, {
    endpoint: contract.listLegalHolds,
    handle: ({ parameters }) => known(parameters),
  });
  bindEndpoint(app, services, {
    endpoint: contract.placeLegalHold,
    async handle({ parameters, body, caller, audit }) {
      refuseFields(checkHoldReason(body.reason), caller.language);
      await known(parameters);
      const hold = { holdId: newId(), reason: body.reason.trim(), by: caller.user?.id ?? '', now: clock() };
      await db.transaction().execute(async (transaction) => {
        if (await insertHold(transaction, { ...parameters, ...hold }))
          await audit(transaction, { subjectId: parameters.id });
      });
      return known(parameters);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.liftLegalHold,
    async handle({ parameters, caller, audit }) {
      await known(parameters);
      const lifting = { by: caller.user?.id ?? '', now: clock() };
      await db.transaction().execute(async (transaction) => {
        if (await endHold(transaction, { ...parameters, ...lifting }))
          await audit(transaction, { subjectId: parameters.id });
      });
      return known(parameters);
    },
  });
}
