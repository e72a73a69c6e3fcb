import type { Transaction } from 'kysely';
import type { CaseStudyDetail } from '#contract/projects/case-studies.ts';
import { type CaseStudyWords, changedFields, cleanCaseStudy } from '#domain/case-studies/case-study.ts';
import { checkCaseStudyDraft } from '#domain/case-studies/check-case-study.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedCaseStudyWords } from '#server/stored/case-study-words.ts';
import {
  type CaseStudyRow,
  findCaseStudy,
  findCaseStudyTexts,
  findVersionWords,
  insertVersion,
  lockCaseStudy,
} from './case-studies-store.ts';
import { draftCaseStudy } from './draft-case-study.ts';
import { readCaseStudy } from './read-case-study.ts';

type Transacting = Transaction<DatabaseSchema>;

/** A text of a case study, in the version that was read. */
type Texted = { id: string; language: Language; number: number; caller: Caller; audit: Audit };
type NewText = { json: string; writer: DatabaseSchema['case_study_versions']['writer'] };

/** Adds a version after the one that was read. Throws `not-found`, `changed-meanwhile`. */
async function addVersion(
  services: Services,
  { id, language, number, caller, audit }: Texted,
  textFor: (transaction: Transacting, row: CaseStudyRow, before: CaseStudyWords | null) => Promise<NewText | null>,
): Promise<CaseStudyDetail> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockCaseStudy(transaction, id);
    if (!row) throw new AppError('not-found');
    const texts = await findCaseStudyTexts(transaction, [id]);
    const before = texts.find((each) => each.language === language);
    const text = await textFor(transaction, row, before?.words ?? null);
    if (text === null) return;
    if ((before?.number ?? 0) !== number) throw new AppError('changed-meanwhile');
    await insertVersion(transaction, {
      id: services.newId(),
      case_study_id: id,
      language,
      number: number + 1,
      words: text.json,
      writer: text.writer,
      at: services.clock(),
      by_id: callerId(caller),
    });
    await audit(transaction, { subjectId: row.project_id });
  });
  return readCaseStudy(services, id);
}

/**
 * Saves what the owner has typed as a new version; the same once more changes nothing. Throws `invalid-input`, `not-found`,
 * `changed-meanwhile`.
 */
export async function saveCaseStudyText(
  services: Services,
  { words, ...texted }: Texted & { words: CaseStudyWords },
): Promise<CaseStudyDetail> {
  const cleaned = cleanCaseStudy(words);
  refuseFields(checkCaseStudyDraft(cleaned), texted.caller.language);
  return addVersion(services, texted, async (_transaction, _row, before) =>
    before && changedFields(before, cleaned).length === 0
      ? null
      : { json: storedCaseStudyWords.write(cleaned), writer: 'owner' },
  );
}

/** Has a draft written as a new version, and returns by whom. Throws `not-found`, `changed-meanwhile`. */
export async function draftCaseStudyText(services: Services, texted: Texted) {
  const row = await findCaseStudy(services.db, texted);
  const project = row && (await findProject(services.db, row.project_id));
  if (!project) throw new AppError('not-found');
  const { language, caller } = texted;
  const { words, writer, fallback } = await draftCaseStudy(services, { project, language, caller });
  const study = await addVersion(services, texted, async (_transaction, _row, before) => ({
    // What the pictures show was typed by a person who has seen them.
    json: storedCaseStudyWords.write({
      ...words,
      beforeAlt: before?.beforeAlt ?? '',
      afterAlt: before?.afterAlt ?? '',
    }),
    writer,
  }));
  return { study, writer, fallback };
}

/** Makes an earlier version the newest, as it was stored to the byte. Throws `not-found`, `changed-meanwhile`. */
export const restoreCaseStudyText = (services: Services, { restored, ...texted }: Texted & { restored: number }) =>
  addVersion(services, texted, async (transaction, { id }) => {
    const found = await findVersionWords(transaction, { id, language: texted.language, number: restored });
    if (!found) throw new AppError('not-found');
    return { json: found.json, writer: 'owner' };
  });
