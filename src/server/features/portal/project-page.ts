import type { MaterialFormState, ProjectFormState, ProjectOfPage } from '#contract/page.ts';
import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { presentOwnMaterial } from '#server/features/projects/material/present-material.ts';
import { readOwnProject } from '#server/features/projects/own/read-own-projects.ts';
import { paymentOfPage } from '#server/features/payments/page/read-payment-page.ts';
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
  try {
    const project = await readOwnProject(services, { userId: user?.id ?? '', id });
    const { language } = project;
    const money = await moneyOf(services, project, caller);
    const now = services.clock();
    const ownProject = { project, material: await presentOwnMaterial(services.db, { id, now }), money, now };
    const forms = { ...(form && { projectForm: form }), ...(materialForm && { materialForm }) };
    const thread = await threadOfPage(services, { place: 'project', id, caller, message });
    return { data: { ...own, ownProject, thread, ...forms }, language };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    return { data: { ...own, ownProject: null }, status: 404 };
  }
}

/** What is asked and was paid for the signed quotes of a project that the account may read, the first one first. */
async function moneyOf(
  services: Services,
  { quoteId: first, quotes }: OwnProjectDetail,
  caller: Caller,
): Promise<ProjectOfPage['money']> {
  const signed = quotes.filter(({ id, status }) => id === first || status === 'accepted' || status === 'voided');
  const inOrder = signed.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  const pages = inOrder.map(async ({ id }) => {
    const found = await paymentOfPage(services, { key: `portal-${id}`, caller });
    return 'page' in found ? [{ quoteId: id, page: found.page }] : [];
  });
  return (await Promise.all(pages)).flat();
}
