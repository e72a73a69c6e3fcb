import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { checkAnswers } from '#domain/configurator/step-checks.ts';
import { trimAnswers } from '#domain/configurator/trim-answers.ts';
import { type Estimate, estimate } from '#domain/estimates/estimate.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { originIn } from '#domain/page-addresses.ts';
import { findOrMakeCustomer } from '#server/customers/find-or-make-customer.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { takeNumber } from '#server/database/number-series.ts';
import { bindAttachments, listRequestAttachments } from '#server/features/attachments/store.ts';
import { deleteDraftLink } from '#server/features/drafts/link-store.ts';
import { deleteOwnDraft } from '#server/features/drafts/own-draft-store.ts';
import { queueRequestMails } from '#server/features/mail/queue-request-mails.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import { findEstimate, insertEstimate } from '#server/features/estimates/store.ts';
import { newRequestRow } from '#server/features/service-requests/new-request-row.ts';
import { changeTotals } from '#server/features/service-requests/request-totals-store.ts';
import { insertRequest, insertSubmittedEvent } from '#server/features/service-requests/store.ts';
import {
  type Arrival,
  DuplicateSubmission,
  findResult,
  refuseTooFast,
  storeOnce,
} from '#server/features/service-requests/submit-once.ts';
import { refuseFields } from '#server/http/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

export type Submission = {
  language: Language;
  answers: Answers;
  /** Kept estimate that the visitor saw, or null. */
  estimateId: string | null;
  /** Secret of the files that go with it, and the mailed link of its draft; null for none (C10). */
  attachments: string | null;
  draftLink: string | null;
  /** Who is signed in, if somebody is: the draft in the account is what was sent (C7). */
  userId: string | null;
  /** Content of the field that people never see. */
  honeypot: string;
  idempotencyKey: string;
  /** When the form was opened at the earliest (ms). */
  startedAt: number;
  origin: string;
};

type Prepared = Submission & { payloadHash: string; estimate: Estimate; now: number };

/**
 * Stores a service request exactly once for a key, with customer, estimate, history and both mails in one
 * transaction (C9). The same key with the same answers gives the first result again.
 * Throws `invalid-input`, `sent-too-fast`, `idempotency-key-reused`.
 */
export async function submitServiceRequest(services: Services, submission: Submission): Promise<SubmittedRequest> {
  const payloadHash = hashPayload(submission);
  const key = { idempotencyKey: submission.idempotencyKey, payloadHash };
  const known = await findResult(services, key);
  if (known) return known;
  refuseTooFast(services, submission.startedAt);
  const answers = trimAnswers(submission.answers);
  const currency = currencyOf[submission.language];
  refuseFields(checkAnswers(answers, currency), submission.language);
  const computed = estimate(answers, await readPriceBook(services.db), currency);
  if (!computed) throw new Error('Complete answers have an estimate.');
  const prepared = { ...submission, answers, payloadHash, estimate: computed, now: services.clock() };
  return storeOnce(services, key, (transaction) => store(services, transaction, prepared));
}

async function store(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  prepared: Prepared,
): Promise<Arrival> {
  const { answers, language, now } = prepared;
  const { total } = prepared.estimate;
  const isSuspicious = prepared.honeypot !== '';
  const title = titleOf(answers, language);
  const made = {
    id: services.newId(),
    customerId: await findOrMakeCustomer(transaction, {
      id: services.newId(),
      contact: answers.contact,
      language,
      now,
    }),
    estimateId: await keepEstimate(services, transaction, prepared),
    number: await takeNumber(transaction, 'service_request'),
    confirmationToken: services.newToken(),
  };
  const { id, number, estimateId } = made;
  const row = newRequestRow({
    made,
    key: prepared,
    source: 'configurator',
    language,
    details: { ...answers, title, service: answers.serviceType },
    isSuspicious,
    computed: {
      estimate_id: estimateId,
      answers: JSON.stringify(answers),
      estimate_minimum_minor: total.minimum,
      estimate_maximum_minor: total.maximum,
    },
    now,
  });
  if (!(await insertRequest(transaction, row))) throw new DuplicateSubmission();
  await takeAlong(transaction, prepared, id);
  await insertSubmittedEvent(transaction, { id: services.newId(), requestId: id, at: now, isSuspicious });
  if (!isSuspicious) {
    const origin = originIn(language, { origin: prepared.origin, hosts: services.config.siteHosts });
    const fileCount = (await listRequestAttachments(transaction, id)).length;
    const mailed = { id, number, title, language, answers, estimate: prepared.estimate, estimateId, fileCount, origin };
    await queueRequestMails(services, transaction, mailed);
  }
  await changeTotals(transaction, [{ before: null, after: row }]);
  return {
    result: { number, confirmationToken: made.confirmationToken },
    arrived: isSuspicious ? null : { id, number, title, source: 'configurator' },
  };
}

/** The files of the draft become those of the request; the draft itself has served its purpose (C10). */
async function takeAlong(
  transaction: Transaction<DatabaseSchema>,
  { attachments, draftLink, userId }: Submission,
  requestId: string,
): Promise<void> {
  if (attachments !== null) await bindAttachments(transaction, { collection: attachments, requestId });
  if (draftLink !== null) await deleteDraftLink(transaction, draftLink);
  if (userId !== null) await deleteOwnDraft(transaction, userId);
}

/** The estimate that the visitor saw if it is still what the answers cost, else a new one. */
async function keepEstimate(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  prepared: Prepared,
): Promise<string> {
  const seen = prepared.estimateId ? await findEstimate(transaction, { id: prepared.estimateId }) : null;
  const answers = { ...prepared.answers, contact: emptyAnswers.contact };
  if (seen && isDeepStrictEqual([seen.answers, seen.estimate], [answers, prepared.estimate])) {
    return seen.id;
  }
  const id = services.newId();
  const { language, estimate: result, now } = prepared;
  await insertEstimate(
    transaction,
    { id, language, answers, estimate: result, createdAt: now },
    `request ${prepared.idempotencyKey}`,
  );
  return id;
}

function hashPayload({ language, answers }: Submission): string {
  return createHash('sha256')
    .update(JSON.stringify([language, answers]))
    .digest('base64url');
}

function titleOf(answers: Answers, language: Language): string {
  const t = textsOf(language);
  const service = answers.serviceType ? t(`configurator:serviceTypes.${answers.serviceType}.name`) : '';
  const trade =
    answers.trade === 'custom' ? answers.customTrade : t(`configurator:trades.${answers.trade ?? 'custom'}`);
  return `${service}: ${trade}`;
}
