import type { ProjectFormState, ProjectOfPage, ThreadOfPage } from '#contract/page.ts';
import type { MaterialFormState } from '#contract/projects/project-material.ts';
import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { presentOwnMaterial } from '#server/features/projects/material/present-material.ts';
import { type OwnAsked, readOwnProject } from '#server/features/projects/own/read-own-projects.ts';
import { paymentOfPage } from '#server/features/payments/page/read-payment-page.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { listOwnProjectFiles } from '#server/features/threads/files/list-project-files.ts';
import { ownReferenceStatus } from '#server/features/references/own/list-own-references.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import { type RefusedMessage, threadOfPage } from './thread-of-page.ts';
import type { Caller, Services } from '#server/services.ts';

type Wanted = {
  id: string;
  caller: Caller;
  /** A form that was refused. */
  form?: ProjectFormState;
  materialForm?: MaterialFormState;
  message?: RefusedMessage;
};

/** What the page of one's own project is rendered from, in the project's language (I1); 404 for what is not one's own (I4). */
export async function projectPage(
  services: Services,
  { id, caller, form, materialForm, message }: Wanted,
): Promise<PersonalPage> {
  const { user } = caller;
  const own = user ? { user: toCurrentUser(user) } : {};
  const asked = { userId: user?.id ?? '' };
  const openQuote = (quoteId: string) => ({ key: `portal-${quoteId}`, caller });
  const shown = await showProject(services, { id, asked, openQuote, message });
  if (!shown) return { data: { ...own, ownProject: null }, status: 404 };
  const forms = { ...(form && { projectForm: form }), ...(materialForm && { materialForm }) };
  return { data: { ...own, ...shown, ...forms }, language: shown.ownProject.project.language };
}

type Shown = { ownProject: ProjectOfPage; thread: ThreadOfPage };
type Showing = {
  id: string;
  /** As whom it is seen. */
  asked: OwnAsked;
  /** What opens the payments of a quote that it may read. */
  openQuote: (quoteId: string) => Asking;
  message?: RefusedMessage | undefined;
};

/** All that the page of a project shows to somebody; null where they may not see it. */
export async function showProject(
  services: Services,
  { id, asked, openQuote, message }: Showing,
): Promise<Shown | null> {
  try {
    const project = await readOwnProject(services, { ...asked, id });
    const now = services.clock();
    const ownProject = {
      project,
      material: await presentOwnMaterial(services.db, { id, now }),
      files: await listOwnProjectFiles(services, { id, asked }),
      money: await moneyOf(services, project, openQuote),
      reference: await ownReferenceStatus(services, { ...asked, projectId: id }),
      now,
    };
    return { ownProject, thread: await threadOfPage(services, { place: 'project', id, asked, message }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

/** What is asked and was paid for the signed quotes of a project that may be read, the first one first. */
async function moneyOf(
  services: Services,
  { quoteId: first, quotes }: OwnProjectDetail,
  openQuote: Showing['openQuote'],
): Promise<ProjectOfPage['money']> {
  const signed = quotes.filter(({ id, status }) => id === first || status === 'accepted' || status === 'voided');
  const inOrder = signed.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  const pages = inOrder.map(async ({ id }) => {
    const found = await paymentOfPage(services, openQuote(id));
    return 'page' in found ? [{ quoteId: id, page: found.page }] : [];
  });
  return (await Promise.all(pages)).flat();
}
