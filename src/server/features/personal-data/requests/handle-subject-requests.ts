import type * as z from 'zod/mini';
import type { SubjectRequest, addSubjectRequest } from '#contract/personal-data/subject-requests.ts';
import { dayOf, writeDay } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { checkExtension, checkSubjectRequest } from '#domain/personal-data/check-subject-request.ts';
import { dueDayOf } from '#domain/personal-data/subject-request.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import {
  type SubjectRequestRow,
  changeRequest,
  findRequest,
  findSame,
  insertRequest,
  presentRequest,
} from './subject-requests-store.ts';

type Call = { caller: Caller; audit: Audit };

/** Reads an entry. Throws `not-found`. */
export async function knownRequest({ db }: Pick<Services, 'db'>, id: string): Promise<SubjectRequestRow> {
  const found = await findRequest(db, id);
  if (!found) throw new AppError('not-found');
  return found;
}

/** Notes what somebody asks about their data; the same of a day is noted once. Throws `invalid-input`. */
export async function addRequest(
  services: Services,
  { caller, audit, body }: Call & { body: z.output<typeof addSubjectRequest.body> },
): Promise<SubjectRequest> {
  const { db, clock, newId } = services;
  const now = clock();
  const typed = { ...body, name: body.name.trim(), email: body.email.trim().toLowerCase() };
  refuseFields(checkSubjectRequest(typed, dayOf(now, defaultLanguage)), caller.language);
  const row: SubjectRequestRow = {
    id: newId(),
    kind: typed.kind,
    name: typed.name,
    email: typed.email,
    language: typed.language,
    customer_id: typed.customerId,
    user_id: typed.userId,
    received_on: typed.receivedOn,
    due_on: dueDayOf(typed.receivedOn, { isExtended: false }),
    extension_reason: null,
    extended_at: null,
    answered_at: null,
    outcome: null,
    note: '',
    created_by: caller.user?.id ?? null,
    created_at: now,
    reminded_at: null,
    emptied_at: null,
    version: 1,
  };
  const same = await findSame(db, row);
  if (same) return presentRequest(same);
  await db.transaction().execute(async (transaction) => {
    await insertRequest(transaction, row);
    await audit(transaction, { subjectId: row.id });
  });
  return presentRequest(row);
}

/** Takes two months longer and tells the person why, before the last day is over (GDPR art. 12(3)). Throws `invalid-input`, `changed-meanwhile`. */
export async function extendRequest(
  services: Services,
  { caller, audit, id, version, reason: typed }: Call & { id: string; version: number; reason: string },
): Promise<SubjectRequest> {
  const { db, clock } = services;
  const row = await knownRequest(services, id);
  const now = clock();
  const reason = typed.trim();
  refuseFields(checkExtension(row, { reason, today: dayOf(now, defaultLanguage) }), caller.language);
  const dueOn = dueDayOf(row.received_on, { isExtended: true });
  const t = textsOf(row.language);
  await db.transaction().execute(async (transaction) => {
    const change = { due_on: dueOn, extension_reason: reason, extended_at: now };
    if (!(await changeRequest(transaction, { id, version }, change))) throw new AppError('changed-meanwhile');
    await queueAccountMail(services, transaction, {
      kind: 'data-request-extended',
      username: row.name,
      language: row.language,
      recipient: row.email,
      origin: caller.origin,
      paragraphs: [t('emails:account.dataRequestExtended.until', { date: writeDay(dueOn, row.language) }), reason],
    });
    await audit(transaction, { subjectId: id });
  });
  services.pokeJobs();
  return presentRequest(await knownRequest(services, id));
}

/** Notes how a request was answered. Throws `not-found`, `changed-meanwhile`. */
export async function answerRequest(
  services: Services,
  {
    audit,
    id,
    version,
    outcome,
    note,
  }: Call & Pick<SubjectRequest, 'id' | 'version' | 'note'> & { outcome: NonNullable<SubjectRequest['outcome']> },
): Promise<SubjectRequest> {
  await knownRequest(services, id);
  await services.db.transaction().execute(async (transaction) => {
    const change = { answered_at: services.clock(), outcome, note: note.trim() };
    if (!(await changeRequest(transaction, { id, version }, change))) throw new AppError('changed-meanwhile');
    await audit(transaction, { subjectId: id });
  });
  return presentRequest(await knownRequest(services, id));
}
