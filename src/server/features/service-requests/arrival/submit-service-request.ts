import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { checkAnswers } from '#domain/configurator/step-checks.ts';
import { trimAnswers } from '#domain/configurator/trim-answers.ts';
import { type Estimate, estimate } from '#domain/estimates/estimate.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { originIn } from '#domain/pages/page-addresses.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { bindAttachments, listRequestAttachments } from '#server/features/attachments/attachments-store.ts';
import { deleteDraftLink } from '#server/features/drafts/link-store.ts';
import { deleteOwnDraft } from '#server/features/drafts/own-draft-store.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import { validUntil } from '#server/features/estimates/create-estimate.ts';
import { type KeptEstimate, findEstimate, insertEstimate } from '#server/features/estimates/store.ts';
import { queueRequestMails } from '#server/features/mail/outbox/queue/queue-request-mails.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { type Arrival, arrive } from './arrive.ts';
import { bindLateFiles } from './bind-late-files.ts';
import { refuseTooFast } from './refuse-too-fast.ts';
import { submissionKey } from './submission-key.ts';
import { storedAnswers } from '#server/stored/answers.ts';

/** The answers of the configurator as they are submitted. */
export type Submission = {
  language: Language;
  answers: Answers;
  /** The stored estimate that the visitor saw, or null. */
  estimateId: string | null;
  /** Secret of its uploaded files, and token of the mailed link to its draft; null for none (C10). */
  attachments: string | null;
  draftLink: string | null;
  /** Who is signed in, or null: the draft in the account is deleted once it is submitted (C7). */
  userId: string | null;
  /** Content of the hidden field that people leave empty. */
  honeypot: string;
  idempotencyKey: string;
  /** Earliest time at which the form was opened (ms UTC). */
  startedAt: number;
  origin: string;
};

/** A submission with its estimate, and the id of that where the visitor has seen it. */
type Prepared = Submission & { estimate: Estimate; seenId: string | null };

/**
 * Stores the answers of the configurator as a request, exactly once for a key, with estimate, files and both mails (C9).
 * The same key with the same answers returns the first result again, and takes along files that were added meanwhile.
 * Throws `invalid-input`, `sent-too-fast`, `idempotency-key-reused`.
 */
export async function submitServiceRequest(services: Services, submission: Submission): Promise<SubmittedRequest> {
  const { language, idempotencyKey, attachments } = submission;
  const key = submissionKey(idempotencyKey, [language, submission.answers]);
  const onRepetition = async (requestId: string) => {
    if (attachments !== null) await bindLateFiles(services, requestId, attachments);
  };
  return arrive(services, { ...key, onRepetition }, () => prepare(services, submission));
}

async function prepare(services: Services, submission: Submission): Promise<Arrival> {
  const { language, startedAt } = submission;
  refuseTooFast(services, startedAt);
  const answers = trimAnswers(submission.answers);
  const currency = currencyOf[language];
  refuseFields(checkAnswers(answers, currency), language);
  const seen = await findSeenEstimate(services, { ...submission, answers });
  const told = seen?.estimate ?? estimate(answers, await readPriceBook(services.db), currency);
  if (!told) throw new Error('Complete answers have an estimate.');
  return arrivalOf(services, { ...submission, answers, estimate: told, seenId: seen?.id ?? null });
}

function arrivalOf(services: Services, prepared: Prepared): Arrival {
  const { answers, language, estimate: computed, seenId } = prepared;
  const title = titleOf(answers, language);
  const estimateId = seenId ?? services.newId();
  return {
    source: 'configurator',
    language,
    details: { ...answers, title, service: answers.serviceType },
    isSuspicious: prepared.honeypot !== '',
    computed: {
      estimate_id: estimateId,
      answers: storedAnswers.write(answers),
      estimate_minimum_minor: computed.total.minimum,
      estimate_maximum_minor: computed.total.maximum,
    },
    storeEstimate: async (transaction, createdAt) => {
      if (seenId !== null) return;
      const kept = { id: estimateId, language, answers: withoutContact(answers), estimate: computed, createdAt };
      await insertEstimate(transaction, kept, `request ${prepared.idempotencyKey}`);
    },
    storeBelongings: (transaction, { id }) => moveDraft(transaction, prepared, id),
    queueMails: async (transaction, { id, number }) => {
      const origin = originIn(language, { origin: prepared.origin, hosts: services.config.siteHosts });
      const fileCount = (await listRequestAttachments(transaction, id)).length;
      const mailed = { id, number, title, language, answers, estimate: computed, estimateId, fileCount, origin };
      await queueRequestMails(services, transaction, mailed);
    },
  };
}

/** Moves the files of the draft to the request and deletes the draft (C10). */
async function moveDraft(
  transaction: Transaction<DatabaseSchema>,
  { attachments, draftLink, userId }: Submission,
  requestId: string,
): Promise<void> {
  if (attachments !== null) await bindAttachments(transaction, { collection: attachments, requestId });
  if (draftLink !== null) await deleteDraftLink(transaction, draftLink);
  if (userId !== null) await deleteOwnDraft(transaction, userId);
}

/** The estimate that the visitor saw, if it is of these answers and still valid: it holds, whatever prices were published since. */
async function findSeenEstimate(
  { db, clock }: Services,
  { estimateId, answers, language }: Submission,
): Promise<KeptEstimate | null> {
  const seen = estimateId === null ? null : await findEstimate(db, { id: estimateId });
  if (!seen || seen.estimate.currency !== currencyOf[language] || validUntil(seen.createdAt) <= clock()) return null;
  return isDeepStrictEqual(seen.answers, withoutContact(answers)) ? seen : null;
}

const withoutContact = (answers: Answers): Answers => ({ ...answers, contact: emptyAnswers.contact });

function titleOf(answers: Answers, language: Language): string {
  const t = textsOf(language);
  const service = answers.serviceType ? t(`configurator:serviceTypes.${answers.serviceType}.name`) : '';
  const trade =
    answers.trade === 'custom' ? answers.customTrade : t(`configurator:trades.${answers.trade ?? 'custom'}`);
  return `${service}: ${trade}`;
}
