import type { Language } from '#domain/languages.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { arrive } from '#server/features/service-requests/arrival/arrive.ts';
import { submissionKey } from '#server/features/service-requests/arrival/submission-key.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { findRequestOfNumber } from './answered-thread-store.ts';
import { type InboundMailRow, decideMail, findInboundMail } from './inbound-mails-store.ts';
import { bindFiles, keepFiles } from './keep-files.ts';
import { messageOf, putIntoThread } from './join-mail.ts';
import { isOtherSender } from './new-mail-row.ts';
import { type ReceivedMail, readStored } from './received-mail.ts';

type Decision = { id: string; caller: Caller; audit: Audit };
type Decided = { request: { id: string; number: number } };

/** Makes a mail a message of a request (I2). Throws `not-found`, `invalid-input` for an unknown number, `changed-meanwhile`. */
export async function joinByHand(services: Services, wish: Decision & { number: number }): Promise<Decided> {
  const { id, number, caller, audit } = wish;
  const row = await findUndecided(services, id);
  const request = await findRequestOfNumber(services.db, number);
  if (!request) {
    const message = textsOf(caller.language)('inboundMail:join.unknown', { number });
    throw new AppError('invalid-input', { fields: [{ field: 'number', rule: 'unknown', message }] });
  }
  const received = await readStored(services, row);
  const files = await keepFiles(services, received);
  await services.db.transaction().execute(async (transaction) => {
    const decision = {
      state: 'joined',
      reason: 'by-hand',
      service_request_id: request.id,
      is_other_sender: isOtherSender(row.from_address, request) ? 1 : 0,
      files_left: received.filesLeft + files.refused,
    } as const;
    if (!(await decideMail(transaction, id, decision))) throw new AppError('changed-meanwhile');
    await putIntoThread(services, transaction, { mailId: id, received, about: { request }, files, isAutomatic: false });
    await audit(transaction, { subjectId: request.id });
  });
  announce(services, request.id);
  return { request: { id: request.id, number: request.number } };
}

/**
 * Makes a new request of a mail, with its sender as the customer; nobody is mailed. Throws `not-found`, `invalid-input` where the
 * sender's address is none, `changed-meanwhile`.
 */
export async function makeRequest(services: Services, wish: Decision & { language: Language }): Promise<Decided> {
  const { id, language, caller, audit } = wish;
  const row = await findUndecided(services, id);
  refuseFields(isEmail(row.from_address) ? [] : [{ field: 'email', rule: 'email' }], caller.language);
  const received = await readStored(services, row);
  const files = await keepFiles(services, received);
  const made: { request?: Decided['request'] } = {};
  await arrive(services, submissionKey(`inbound-mail ${id}`, [id]), () => ({
    source: 'manual',
    language,
    details: detailsOf(row, received),
    isSuspicious: false,
    authorId: callerId(caller),
    storeBelongings: async (transaction, request) => {
      const decision = { state: 'joined', reason: 'made-request', service_request_id: request.id } as const;
      const counted = { ...decision, files_left: received.filesLeft + files.refused };
      if (!(await decideMail(transaction, id, counted))) throw new AppError('changed-meanwhile');
      await bindFiles(transaction, files, { about: { request } });
      await audit(transaction, { subjectId: request.id, facts: { number: request.number } });
      made.request = request;
    },
  }));
  if (!made.request) throw new AppError('changed-meanwhile');
  announce(services, made.request.id);
  return { request: made.request };
}

/** Decides that a mail belongs to no request. Throws `not-found`, `changed-meanwhile`. */
export async function setAside(services: Services, { id, audit }: Decision): Promise<void> {
  const row = await findUndecided(services, id);
  await services.db.transaction().execute(async (transaction) => {
    const isDecided = await decideMail(transaction, id, { state: 'set-aside', reason: row.reason });
    if (!isDecided) throw new AppError('changed-meanwhile');
    await audit(transaction, { subjectId: id });
  });
  services.live.announce({ kind: 'mails-changed' });
}

async function findUndecided({ db }: Services, id: string): Promise<InboundMailRow> {
  const row = await findInboundMail(db, id);
  if (!row) throw new AppError('not-found');
  if (row.state !== 'waiting' && row.state !== 'set-aside') throw new AppError('changed-meanwhile');
  return row;
}

function detailsOf(row: InboundMailRow, received: ReceivedMail) {
  const { subject, body } = messageOf(received);
  const title = (subject || row.from_name || row.from_address).slice(0, requestLimits.title);
  const name = row.from_name || row.from_address;
  const contact = { name, email: row.from_address, phone: '', company: '' };
  return { title, description: body.slice(0, requestLimits.description), service: null, trade: null, contact };
}

function announce({ live }: Services, requestId: string): void {
  live.announce({ kind: 'mails-changed' });
  live.announce({ kind: 'request-changed', id: requestId });
}
