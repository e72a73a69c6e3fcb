import { hasWords } from '#domain/references/reference-status.ts';
import type { Language } from '#domain/languages.ts';
import type { Fallback, Writer } from '#domain/writing/prd.ts';
import type { CaseStudyWords } from '#domain/case-studies/case-study.ts';
import { type CaseStudyTask } from '#server/gateways/writing-assistant/writing-assistant.ts';
import { findReference } from '#server/features/references/references-store.ts';
import { findTranslations } from '#server/features/settings/site-references-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { writeWithAuthor } from '#server/features/writing/write-with-author.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { findProjectRequest } from './project-requests-store.ts';

type Drafting = { project: ProjectDbRow; language: Language; caller: Caller };
export type WrittenCaseStudy = { words: CaseStudyWords; writer: Writer; fallback: Fallback | null };

/** Writes a first draft from the request, what was agreed and the customer's own figure, by the writers of H4. */
export async function draftCaseStudy(services: Services, drafting: Drafting): Promise<WrittenCaseStudy> {
  const task = await taskOf(services, drafting);
  const { value, writer, fallback } = await writeWithAuthor(services, drafting.caller, (author) =>
    author.narrate(task),
  );
  return { words: value, writer, fallback };
}

async function taskOf({ db }: Services, { project, language }: Drafting): Promise<CaseStudyTask> {
  const request = await findProjectRequest(db, project.id);
  const scope =
    project.scope === null || project.language !== language
      ? []
      : storedProjectScope.read(project.scope, `projects ${project.id}`).lines;
  return {
    language,
    service: request.service,
    trade: request.trade ?? 'custom',
    customTrade: request.answers.customTrade,
    objectives: request.answers.objectives,
    features: request.answers.features,
    scope: scope.map(({ name }) => name),
    figure: await figureIn({ db }, { projectId: project.id, language }),
    description: request.description,
    contact: request.contact,
  };
}

/** The figure of the customer's reference in a language; null where there is none. */
async function figureIn(
  { db }: Pick<Services, 'db'>,
  { projectId, language }: { projectId: string; language: Language },
): Promise<CaseStudyTask['figure']> {
  const reference = await findReference(db, { projectId });
  if (!reference || !hasWords(reference.status) || reference.figure_label === '') return null;
  const { figure_before: before, figure_after: after } = reference;
  if (reference.language === language) return { label: reference.figure_label, before, after };
  const translations = await findTranslations(db, [reference.id]);
  const label = translations.find((each) => each.language === language)?.figure_label ?? '';
  return label === '' ? null : { label, before, after };
}
