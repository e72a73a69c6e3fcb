import type { Transaction } from 'kysely';
import type { ReferenceList } from '#contract/projects/references.ts';
import type { Language } from '#domain/languages.ts';
import { type ReferenceTranslation, checkTranslation } from '#domain/references/check-reference.ts';
import { cleanReference, emptyReferenceWords } from '#domain/references/reference.ts';
import { decideReferenceStep, hasWords } from '#domain/references/reference-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { mailAsking } from '#server/features/references/ask-for-reference.ts';
import {
  type ReferenceRow,
  changeReferenceRow,
  lockReference,
  replaceTranslation,
  storeOrder,
} from '#server/features/references/references-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import { noteSiteReferences } from '#server/features/settings/site-references-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { listReferences } from './list-references.ts';

type Transacting = Transaction<DatabaseSchema>;
type Change = { id: string; version: number; caller: Caller; audit: Audit };

/** Changes a locked reference of a version in one transaction, and returns all of them. Throws `not-found`, `changed-meanwhile`. */
async function change(
  services: Services,
  { id, version, audit }: Change,
  work: (transaction: Transacting, row: ReferenceRow) => Promise<void>,
): Promise<ReferenceList> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockReference(transaction, id);
    if (!row) throw new AppError('not-found');
    if (row.version !== version) throw new AppError('changed-meanwhile');
    await work(transaction, row);
    await audit(transaction, { subjectId: row.project_id });
  });
  services.pokeJobs();
  await followSiteReferences(services);
  return listReferences(services);
}

function demandStep(row: ReferenceRow, action: 'show' | 'hide' | 'ask-again') {
  const decision = decideReferenceStep({ status: row.status, askedTimes: row.asked_times }, { action, actor: 'admin' });
  if (!decision.ok) throw new AppError(decision.rule);
  return decision.to;
}

/** Shows a reference on the site, or hides it. Throws `step-not-allowed`, `not-found`, `changed-meanwhile`. */
export const showReference = (services: Services, { isShown, ...asked }: Change & { isShown: boolean }) =>
  change(services, asked, async (transaction, row) => {
    await changeReferenceRow(transaction, row, { status: demandStep(row, isShown ? 'show' : 'hide') });
    await noteSiteReferences(transaction, services.clock());
  });

/**
 * Asks once more a customer who has not answered or has taken their words back, by a mail with the same key. Throws
 * `step-not-allowed`, `not-found`, `changed-meanwhile`, and `no-recipient` where nobody has an address any more.
 */
export const askReferenceAgain = (services: Services, asked: Change) =>
  change(services, asked, async (transaction, row) => {
    const status = demandStep(row, 'ask-again');
    const project = await findProject(transaction, row.project_id);
    const person = project && (await findProjectPerson(transaction, project));
    if (!project || !person) throw new AppError('step-not-allowed');
    const times = { asked_at: services.clock(), asked_times: row.asked_times + 1 };
    await changeReferenceRow(transaction, row, { status, ...times, ...(row.name === '' && { name: person.name }) });
    await mailAsking(services, transaction, { id: row.id, project, person });
  });

type Translating = Change & { language: Language } & ReferenceTranslation;

/**
 * Adds or replaces a translation beside the original; one without a text is taken away. Throws `invalid-input`, `step-not-allowed`,
 * `not-found`, `changed-meanwhile`.
 */
export const translateReference = (
  services: Services,
  { language, text, figureLabel, pictureAlt, ...asked }: Translating,
) =>
  change(services, asked, async (transaction, row) => {
    if (!hasWords(row.status) || row.language === language) throw new AppError('step-not-allowed');
    const original = { figureLabel: row.figure_label, pictureAlt: row.picture_alt };
    const words = cleanReference({ ...emptyReferenceWords, text, figureLabel, pictureAlt });
    refuseFields(checkTranslation(words, original), asked.caller.language);
    const now = services.clock();
    await replaceTranslation(
      transaction,
      { id: row.id, language },
      words.text === ''
        ? null
        : {
            id: services.newId(),
            reference_id: row.id,
            language,
            text: words.text,
            figure_label: original.figureLabel === '' ? '' : words.figureLabel,
            picture_alt: original.pictureAlt === '' ? '' : words.pictureAlt,
            at: now,
            by_id: callerId(asked.caller),
          },
    );
    await changeReferenceRow(transaction, row, {});
    if (row.status === 'shown') await noteSiteReferences(transaction, now);
  });

/** Puts references into an order, that of the site. */
export async function orderReferences(
  services: Services,
  { ids, audit }: { ids: readonly string[]; audit: Audit },
): Promise<ReferenceList> {
  await services.db.transaction().execute(async (transaction) => {
    await storeOrder(transaction, ids);
    await noteSiteReferences(transaction, services.clock());
    await audit(transaction, {});
  });
  await followSiteReferences(services);
  return listReferences(services);
}
