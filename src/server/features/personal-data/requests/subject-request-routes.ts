import type { FastifyInstance } from 'fastify';
import * as persons from '#contract/personal-data/persons.ts';
import * as contract from '#contract/personal-data/subject-requests.ts';
import { brandFileName } from '#domain/brand.ts';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { keepingBases } from '#domain/personal-data/keeping.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { exportEntries } from '#server/features/personal-data/export/export-entries.ts';
import { type KeptRecord, findKept } from '#server/features/personal-data/erasure/kept-store.ts';
import { findObstacles } from '#server/features/personal-data/erasure/obstacles-store.ts';
import { countRows, findPersons, hasAccount, personOf } from '#server/features/personal-data/persons/persons-store.ts';
import { listRestrictions, setRestriction } from '#server/features/personal-data/persons/restrictions-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerZip } from '#server/http/calls/answer-zip.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { eraseSubject } from './erase-subject.ts';
import { addRequest, answerRequest, extendRequest, knownRequest } from './handle-subject-requests.ts';
import { keysOfRequest, listRequests, presentRequest } from './subject-requests-store.ts';

/** Serves persons and the register of what they ask about their data, to administrators (K6). */
export function bindSubjectRequests(app: FastifyInstance, services: Services): void {
  bindPersons(app, services);
  bindEndpoint(app, services, {
    endpoint: contract.listSubjectRequests,
    handle: async () => ({
      requests: (await listRequests(services.db)).map(presentRequest),
      today: dayOf(services.clock(), defaultLanguage),
    }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.addSubjectRequest,
    handle: ({ body, caller, audit }) => addRequest(services, { body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.extendSubjectRequest,
    handle: ({ parameters, body, caller, audit }) => extendRequest(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.answerSubjectRequest,
    handle: ({ parameters, body, caller, audit }) => answerRequest(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.eraseSubject,
    handle: ({ parameters, body, caller, audit }) => eraseSubject(services, { ...parameters, ...body, caller, audit }),
  });
  bindCopy(app, services);
}

function bindPersons(app: FastifyInstance, services: Services): void {
  const { db } = services;
  bindEndpoint(app, services, {
    endpoint: persons.searchPersons,
    handle: async ({ body }) => ({ persons: await findPersons(services, body.search) }),
  });
  bindEndpoint(app, services, {
    endpoint: persons.readPerson,
    async handle({ body }) {
      if (body.userId !== null && !(await hasAccount(db, body.userId))) throw new AppError('not-found');
      const person = await personOf(db, body);
      return {
        tables: await countRows(db, person),
        kept: keptOf(await findKept(db, person)),
        obstacles: await findObstacles(db, person),
        restrictions: await listRestrictions(db, person.customers),
      };
    },
  });
  bindEndpoint(app, services, {
    endpoint: persons.restrictCustomer,
    async handle({ parameters: { id }, body: { ground }, caller, audit }) {
      const customer = await readCustomer(db, id);
      if (!customer) throw new AppError('not-found');
      await db.transaction().execute(async (transaction) => {
        const by = caller.user?.id ?? null;
        await setRestriction(transaction, { customerId: customer.id, ground, by, now: services.clock() });
        await audit(transaction, { subjectId: customer.id, facts: ground === null ? {} : { ground } });
      });
      return { ground };
    },
  });
}

/** What has to be kept, by its reason, with the last day of all. */
const keptOf = (kept: readonly KeptRecord[]) =>
  keepingBases.flatMap((basis) => {
    const days = kept.filter((record) => record.basis === basis).map((record) => record.kept_until);
    const until = days.toSorted().at(-1);
    return until === undefined ? [] : [{ basis, records: days.length, until }];
  });

/** Serves the copy of whoever asks, the same as people get of themselves; written while it is sent, kept nowhere. */
function bindCopy(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(contract.subjectCopyPath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'manage-customers');
    const row = await knownRequest(services, request.params.id);
    if (row.emptied_at !== null) throw new AppError('not-found');
    await auditFor(services, caller, 'subject-request.copied')(services.db, { subjectId: row.id });
    const copy = {
      person: await personOf(services.db, keysOfRequest(row)),
      language: row.language,
      username: row.name,
      at: services.clock(),
    };
    return answerZip(reply, {
      name: `${brandFileName()}-${textsOf(row.language)('personalData:index.fileName')}`,
      entries: exportEntries(services, copy),
      at: services.clock(),
    });
  });
}
