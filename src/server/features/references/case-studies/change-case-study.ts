import type { Transaction } from 'kysely';
import type { CaseStudyDetail } from '#contract/projects/case-studies.ts';
import {
  type NamedFacts,
  type PicturePlace,
  caseStudyParts,
  namedWithoutLeave,
  picturePlaces,
} from '#domain/case-studies/case-study.ts';
import { checkCaseStudy, checkNamedFacts } from '#domain/case-studies/check-case-study.ts';
import { decideLeave } from '#domain/case-studies/case-study-leave.ts';
import type { Language } from '#domain/languages.ts';
import { cleanLine } from '#domain/references/clean-text.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import { noteSiteCaseStudies } from '#server/features/settings/site/site-case-studies-store.ts';
import { findCaseStudyPictures, picturesOf } from '#server/features/settings/site/site-case-studies-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import {
  type CaseStudyRow,
  changeCaseStudyRow,
  findCaseStudyTexts,
  findCaseStudy,
  lockCaseStudy,
  storePublished,
} from './case-studies-store.ts';
import { allowedParts } from '#server/features/settings/site/shown-case-study.ts';
import { readCaseStudy, standingOf } from './read-case-study.ts';

type Transacting = Transaction<DatabaseSchema>;

/** A change of a case study in the version that was read. */
export type CaseStudyChange = { id: string; version: number; caller: Caller; audit: Audit };

/** Changes a locked case study in one transaction, and shows it on the site where it is there. Throws `not-found`, `changed-meanwhile`. */
export async function changeCaseStudy(
  services: Services,
  { id, version, audit }: CaseStudyChange,
  work: (transaction: Transacting, row: CaseStudyRow) => Promise<void>,
): Promise<CaseStudyDetail> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockCaseStudy(transaction, id);
    if (!row) throw new AppError('not-found');
    if (row.version !== version) throw new AppError('changed-meanwhile');
    await work(transaction, row);
    if (row.leave === 'given') await noteSiteCaseStudies(transaction, services.clock());
    await audit(transaction, { subjectId: row.project_id });
  });
  services.pokeJobs();
  await followSiteReferences(services);
  return readCaseStudy(services, id);
}

type Facts = NamedFacts & Pick<CaseStudyRow, 'service' | 'trade' | 'country'>;

/** Changes the facts; a name that is another one needs leave anew. Throws `invalid-input`, `not-found`, `changed-meanwhile`. */
export async function changeCaseStudyFacts(
  services: Services,
  { service, trade, country, firm, town, ...asked }: CaseStudyChange & Facts,
): Promise<CaseStudyDetail> {
  const named: NamedFacts = { firm: cleanLine(firm), town: cleanLine(town) };
  refuseFields(checkNamedFacts(named), asked.caller.language);
  return changeCaseStudy(services, asked, async (transaction, row) => {
    const isOther = (part: string) => (part === 'firm' || part === 'town') && named[part] !== row[part];
    const parts = allowedParts(row).filter((part) => !isOther(part));
    const set = { service, trade, country, ...named, leave_parts: parts.join(' '), updated_at: services.clock() };
    await changeCaseStudyRow(transaction, row, set);
  });
}

type Publishing = CaseStudyChange & { language: Language; number: number };

/**
 * Shows the newest version of a text on the site. In the customer's language it is the one that they have agreed to; in every language
 * it is whole and names nothing without leave. Throws `invalid-input`, `step-not-allowed`, `not-found`, `changed-meanwhile`.
 */
export const publishCaseStudyText = (services: Services, { language, number, ...asked }: Publishing) =>
  changeCaseStudy(services, asked, async (transaction, row) => {
    if (decideLeave(standingOf(row), 'publish') === null) throw new AppError('step-not-allowed');
    const study = await findCaseStudy(transaction, { id: row.id });
    const text = (await findCaseStudyTexts(transaction, [row.id])).find((each) => each.language === language);
    if (!study || !text) throw new AppError('not-found');
    if (text.number !== number) throw new AppError('changed-meanwhile');
    const pictures = picturesOf(await findCaseStudyPictures(transaction, [row.id]), row.id);
    const places: PicturePlace[] = picturePlaces.filter((place) => pictures[place]);
    refuseFields(checkCaseStudy(text.words, places), asked.caller.language);
    const isOwn = language === study.project_language;
    const isNamed = namedWithoutLeave(text.words, { facts: row, parts: allowedParts(row) }) !== null;
    if (isNamed || (isOwn && number !== row.agreed_number)) throw new AppError('step-not-allowed');
    await storePublished(transaction, { id: row.id, language, number });
    await changeCaseStudyRow(transaction, row, { updated_at: services.clock() });
  });

/** Takes the text in a language off the site. Throws `not-found`, `changed-meanwhile`. */
export const hideCaseStudyText = (
  services: Services,
  { language, ...asked }: CaseStudyChange & { language: Language },
) =>
  changeCaseStudy(services, asked, async (transaction, row) => {
    await storePublished(transaction, { id: row.id, language, number: null });
    await changeCaseStudyRow(transaction, row, { updated_at: services.clock() });
  });

/** Parts that a case study has: those that leave can be given for. */
export const partsIn = (
  row: Pick<CaseStudyRow, 'firm' | 'town'>,
  has: { pictures: boolean; figures: boolean },
): (typeof caseStudyParts)[number][] =>
  caseStudyParts.filter((part) => ({ firm: row.firm !== '', town: row.town !== '', ...has })[part]);
