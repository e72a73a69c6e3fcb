import type { Transaction } from 'kysely';
import { type CaseStudyPart, caseStudyParts } from '#domain/case-studies/case-study.ts';
import { decideLeave } from '#domain/case-studies/case-study-leave.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { caseStudyStatement } from '#server/features/references/own/consent-statement.ts';
import { noteConsent } from '#server/features/references/own/note-consent.ts';
import type { OpenedReference } from '#server/features/references/own/open-reference.ts';
import { tellOfReference } from '#server/features/references/own/tell-of-reference.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import { noteSiteCaseStudies } from '#server/features/settings/site/site-case-studies-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import {
  agreeToPictures,
  changeCaseStudyRow,
  deletePictures,
  findCaseStudy,
  lockCaseStudy,
  storePublished,
} from './case-studies-store.ts';
import { type AskedCaseStudy, findAskedCaseStudy, isNewTo, offeredParts } from './own-case-study.ts';
import { allowedParts } from '#server/features/settings/site/shown-case-study.ts';
import { standingOf } from './read-case-study.ts';

type Transacting = Transaction<DatabaseSchema>;
type Asked = { opened: OpenedReference; caller: Caller };

/** What a customer has ticked on the page of their reference. */
export type SentLeave = { version: number; parts: readonly CaseStudyPart[]; hasConsent: boolean };

/** Works on the locked case study of a reference's project, and shows on the site what has become of it. Throws `not-found`. */
async function decide(
  services: Services,
  { opened }: Asked,
  work: (transaction: Transacting, asked: AskedCaseStudy) => Promise<void>,
): Promise<void> {
  const { project_id: projectId } = opened.row;
  await services.db.transaction().execute(async (transaction) => {
    const known = await findCaseStudy(transaction, { projectId });
    if (!known || !(await lockCaseStudy(transaction, known.id))) throw new AppError('not-found');
    const asked = await findAskedCaseStudy(transaction, projectId);
    if (!asked) throw new AppError('not-found');
    await work(transaction, asked);
  });
  services.pokeJobs();
  await followSiteReferences(services);
}

/**
 * Gives leave for a case study as it was shown, part by part, or changes it: a part that is no longer ticked is gone from the site at
 * once (A11). The same once more changes nothing. Throws `invalid-input`, `changed-meanwhile`, `step-not-allowed`, `not-found`.
 */
export async function allowCaseStudy(
  services: Services,
  { sent, ...asking }: Asked & { sent: SentLeave },
): Promise<void> {
  const { opened, caller } = asking;
  refuseFields(sent.hasConsent ? [] : [{ field: 'consent', rule: 'required' }], opened.row.language);
  await decide(services, asking, async (transaction, asked) => {
    const { row } = asked;
    const { parts, difference } = changeOf(asked, sent);
    if (difference === 'none') return;
    if (row.version !== sent.version) throw new AppError('changed-meanwhile');
    const leave = decideLeave(standingOf(row), 'give');
    if (leave === null) throw new AppError('step-not-allowed');
    await changeCaseStudyRow(transaction, row, {
      leave,
      leave_parts: parts.join(' '),
      agreed_number: row.asked_number,
      asked_times: 0,
    });
    await agreeToPictures(transaction, row.id, parts.includes('pictures'));
    await note(services, transaction, { asked, ...asking, kind: difference === 'new' ? 'given' : 'narrowed', parts });
    if (difference === 'new') await tellOfReference(services, transaction, { row, kind: 'case-study-allowed', caller });
  });
}

/** What a customer allows, and whether that is more than before, less, or the same. */
function changeOf(
  asked: AskedCaseStudy,
  sent: SentLeave,
): { parts: CaseStudyPart[]; difference: 'none' | 'less' | 'new' } {
  const { row } = asked;
  const parts = offeredParts(asked).filter((part) => sent.parts.includes(part));
  if (row.leave !== 'given' || isNewTo(asked)) return { parts, difference: 'new' };
  const before = allowedParts(row);
  if (parts.some((part) => !before.includes(part))) return { parts, difference: 'new' };
  return { parts, difference: parts.length === before.length ? 'none' : 'less' };
}

/** Remembers that a customer gives no leave. A repetition changes nothing. Throws `step-not-allowed`, `not-found`. */
export const declineCaseStudy = (services: Services, asking: Asked): Promise<void> =>
  decide(services, asking, async (transaction, asked) => {
    const { row } = asked;
    if (row.leave === 'declined') return;
    const leave = decideLeave(standingOf(row), 'decline');
    if (leave === null) throw new AppError('step-not-allowed');
    await changeCaseStudyRow(transaction, row, { leave, leave_parts: '' });
    await note(services, transaction, { asked, ...asking, kind: 'declined', parts: null });
  });

/**
 * Takes the leave back: the case study is gone from the site in every language, and the copies of its pictures are deleted; that it was
 * given stays in the record (A11). A repetition changes nothing. Throws `step-not-allowed`, `not-found`.
 */
export const takeLeaveBack = (services: Services, asking: Asked): Promise<void> =>
  decide(services, asking, async (transaction, asked) => {
    const { row } = asked;
    if (row.leave === 'withdrawn') return;
    const leave = decideLeave(standingOf(row), 'take-back');
    if (leave === null) throw new AppError('step-not-allowed');
    const now = services.clock();
    await changeCaseStudyRow(transaction, row, { leave, leave_parts: '', agreed_number: null });
    await storePublished(transaction, { id: row.id, language: null, number: null });
    const keys = await deletePictures(transaction, { id: row.id });
    await deleteObjectsLater(transaction, keys, { newId: services.newId, now });
    await note(services, transaction, { asked, ...asking, kind: 'withdrawn', parts: null });
    await tellOfReference(services, transaction, { row, kind: 'case-study-withdrawn', caller: asking.caller });
  });

type Noted = Asked & {
  asked: AskedCaseStudy;
  kind: 'given' | 'narrowed' | 'declined' | 'withdrawn';
  /** Null where nothing may be shown. */
  parts: readonly CaseStudyPart[] | null;
};

async function note(services: Services, transaction: Transacting, { asked, opened, caller, kind, parts }: Noted) {
  const { row, words, pictures } = asked;
  const language = row.project_language;
  const keys = Object.values(pictures).map(({ place, object_key: key }) => `${place} ${key}`);
  await noteConsent(services, transaction, {
    referenceId: opened.row.id,
    caseStudyId: row.id,
    opened,
    caller,
    kind,
    language,
    parts: caseStudyParts.filter((part) => parts?.includes(part)),
    statement: parts === null ? '' : caseStudyStatement(language, parts),
    said: { firm: row.firm, town: row.town, words, pictures: keys.toSorted() },
  });
  await noteSiteCaseStudies(transaction, services.clock());
}
