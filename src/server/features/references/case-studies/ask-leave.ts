import { decideLeave } from '#domain/case-studies/case-study-leave.ts';
import { findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { ensureReference, mailAsking } from '#server/features/references/ask-for-reference.ts';
import { findCaseStudyPictures, picturesOf } from '#server/features/settings/site/site-case-studies-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { changeCaseStudyRow, findCaseStudy, findCaseStudyTexts } from './case-studies-store.ts';
import { type CaseStudyChange, changeCaseStudy } from './change-case-study.ts';
import { mayAsk, standingOf } from './read-case-study.ts';

/**
 * Asks the customer for leave to show the case study as it is in their language, by a mail with the key of their reference: both are
 * decided on one page (A11). Throws `step-not-allowed`, `not-found`, `changed-meanwhile`.
 */
export const askCaseStudyLeave = (services: Services, asked: CaseStudyChange) =>
  changeCaseStudy(services, asked, async (transaction, row) => {
    const study = await findCaseStudy(transaction, { id: row.id });
    const texts = await findCaseStudyTexts(transaction, [row.id]);
    const pictures = picturesOf(await findCaseStudyPictures(transaction, [row.id]), row.id);
    const leave = decideLeave(standingOf(row), 'ask');
    if (!study || leave === null || !mayAsk(study, { texts, pictures })) throw new AppError('step-not-allowed');
    const project = await findProject(transaction, row.project_id);
    const person = project && (await findProjectPerson(transaction, project));
    if (!project || !person) throw new AppError('step-not-allowed');
    const own = texts.find(({ language }) => language === project.language);
    await changeCaseStudyRow(transaction, row, {
      leave,
      asked_at: services.clock(),
      asked_times: row.asked_times + 1,
      asked_number: own?.number ?? null,
    });
    const { id } = await ensureReference(services, transaction, { project, person });
    await mailAsking(services, transaction, { id, project, person, kind: 'case-study-asked' });
  });
