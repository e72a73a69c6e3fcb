import type { CaseStudyDetail } from '#contract/projects/case-studies.ts';
import { caseStudyLimits } from '#domain/case-studies/case-study.ts';
import { firstCountry, firstService, townIn } from '#domain/case-studies/first-facts.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { type ProjectDbRow, findProject } from '#server/features/projects/projects-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedCaseStudyWords } from '#server/stored/case-study-words.ts';
import { hasDeclined } from './arranged-case-studies-store.ts';
import { findCaseStudy, insertCaseStudy, insertVersion } from './case-studies-store.ts';
import { draftCaseStudy } from './draft-case-study.ts';
import { findProjectRequest } from './project-requests-store.ts';
import { readCaseStudy } from './read-case-study.ts';

type Starting = { projectId: string; caller: Caller; audit: Audit };

/**
 * Starts the case study of a completed project: its facts, and a first draft in its language (A11). The same once more returns the one
 * that there is. Throws `not-found`, `step-not-allowed`.
 */
export async function startCaseStudy(
  services: Services,
  { projectId, caller, audit }: Starting,
): Promise<CaseStudyDetail> {
  const { db, newId, clock } = services;
  const known = await findCaseStudy(db, { projectId });
  if (known) return readCaseStudy(services, known.id);
  const project = await findProject(db, projectId);
  if (!project) throw new AppError('not-found');
  if (project.status !== 'completed') throw new AppError('step-not-allowed');
  const { words, writer } = await draftCaseStudy(services, { project, language: project.language, caller });
  const facts = await factsOf(services, project);
  const id = newId();
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const isNew = await insertCaseStudy(transaction, {
      ...facts,
      id,
      project_id: projectId,
      // Whoever wanted none is not asked again because the first one was deleted.
      leave: (await hasDeclined(transaction, projectId)) ? 'declined' : 'none',
      leave_parts: '',
      asked_at: null,
      asked_times: 0,
      asked_number: null,
      agreed_number: null,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    if (!isNew) return;
    await insertVersion(transaction, {
      id: newId(),
      case_study_id: id,
      language: project.language,
      number: 1,
      words: storedCaseStudyWords.write(words),
      writer,
      at: now,
      by_id: callerId(caller),
    });
    await audit(transaction, { subjectId: projectId });
  });
  const started = await findCaseStudy(db, { projectId });
  if (!started) throw new AppError('not-found');
  return readCaseStudy(services, started.id);
}

async function factsOf({ db }: Pick<Services, 'db'>, project: ProjectDbRow) {
  const { id, customer_id: customerId } = project;
  const request = await findProjectRequest(db, id);
  const customer = customerId === null ? null : await readCustomer(db, customerId);
  const person = await findProjectPerson(db, project);
  const { country, company, address } = customer ?? { country: '', company: '', address: '' };
  return {
    service: firstService(request.service),
    trade: request.trade ?? ('custom' as const),
    country: firstCountry(country),
    firm: (person?.company || company).slice(0, caseStudyLimits.firm),
    town: townIn(address).slice(0, caseStudyLimits.town),
  };
}
