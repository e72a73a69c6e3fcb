import type { ProjectDetail } from '#contract/projects/projects.ts';
import { type ProjectFacts, checkProject } from '#domain/projects/check-project.ts';
import type { Language } from '#domain/languages.ts';
import type { RequestService } from '#domain/service-requests/request-service.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { newProjectRow } from './create-project.ts';
import { readProject } from './list/read-project.ts';
import { fillChecklist } from './material/fill-checklist.ts';
import { type ProjectMover, noteProjectEvent } from './note-project-event.ts';
import { storeMilestones } from './prepare-project.ts';
import { findProject, hasProject, insertProject } from './projects-store.ts';

type Wanted = ProjectFacts & { customerId: string; language: Language; service: RequestService | null };
type Entry = {
  wanted: Wanted;
  caller: Caller;
  idempotencyKey: string;
  audit: Audit;
};

/**
 * Begins a project for a customer without a quote of the program, with the milestones of a service (I1); once for a key of a person.
 * Throws `invalid-input`, `not-found` without such a customer, `idempotency-key-reused` where the key has made another one.
 */
export async function enterProject(services: Services, entry: Entry): Promise<ProjectDetail> {
  const { caller, idempotencyKey, wanted } = entry;
  refuseFields(checkProject(wanted), caller.language);
  const callId = idOfKey(idempotencyKey, `project ${callerId(caller)}`);
  // Named after what is asked for, so that a repetition can be told from another use of the key.
  const id = idOfKey(idempotencyKey, `project ${callerId(caller)} ${JSON.stringify(wanted)}`);
  const isNew = await store(services, { ...entry, id, callId });
  if (!isNew && !(await findProject(services.db, id))) throw new AppError('idempotency-key-reused');
  if (isNew) services.live.announce({ kind: 'project-changed', id });
  return readProject(services.db, { id, now: services.clock() });
}

function store(services: Services, entry: Entry & { id: string; callId: string }): Promise<boolean> {
  const { id, callId, caller, audit } = entry;
  const { customerId, title, language, service, startsOn, dueOn } = entry.wanted;
  const { db, clock, newId } = services;
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    if (await hasProject(transaction, { quoteId: null, callId })) return false;
    const customer = await readCustomer(transaction, customerId);
    if (!customer || customer.isAnonymised) throw new AppError('not-found');
    const beginning = {
      id,
      quote_id: null,
      service_request_id: null,
      customer_id: customer.id,
      title: title.trim(),
      language,
    };
    const dates = { starts_on: startsOn, due_on: dueOn };
    const scope = storedProjectScope.write({ lines: [], changes: [] });
    const row = { ...newProjectRow(beginning, now), ...dates, scope, call_id: callId };
    if (!(await insertProject(transaction, row))) return false;
    const source = { paymentPlan: [], service, startsOn, dueOn };
    await storeMilestones(transaction, { id, language }, { source, newId });
    const project = { id, language, scope, service_request_id: null, ...dates };
    await fillChecklist(transaction, project, { now, newId, service });
    const mover: ProjectMover = { actor: 'admin', actorId: callerId(caller), now, newId };
    await noteProjectEvent(transaction, id, { mover, kind: 'created' });
    await audit(transaction, { subjectId: id });
    return true;
  });
}
