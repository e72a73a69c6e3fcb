import type { FastifyInstance } from 'fastify';
import type { PageBand } from '#contract/page.ts';
import { customerViewPath } from '#contract/projects/own-projects.ts';
import { idSchema } from '#contract/shapes.ts';
import { emailKey } from '#domain/accounts/account.ts';
import { pathOf } from '#domain/routes.ts';
import { type Viewer, readViewer } from '#server/features/access/viewer-store.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { isOwn } from '#server/features/projects/own/read-own-projects.ts';
import { type ProjectDbRow, findProject } from '#server/features/projects/projects-store.ts';
import { findAccountsOfProject } from '#server/features/threads/find-thread.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { showProject } from './project-page.ts';

/**
 * Binds the page of a project as its customer sees it (I1): rendered by the same component from the same data, read as the customer.
 * Reading changes nothing but the audit log: nothing is marked as seen, and nobody is told.
 */
export function bindCustomerView(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(customerViewPath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'manage-projects');
    const id = idSchema.safeParse(request.params.id);
    const project = id.success ? await findProject(services.db, id.data) : undefined;
    if (!project) throw new AppError('not-found');
    await auditFor(services, caller, 'project.customer-view-opened')(services.db, { subjectId: project.id });
    const viewer = await findCustomerOf(services, project);
    const shown = viewer && (await showAs(services, { project, viewer, caller }));
    const [path = '/'] = request.url.split('?', 1);
    return sendPersonalPage(request, reply, {
      services,
      match: { screen: 'portalProject', parameters: { id: project.id } },
      path,
      page: {
        data: { ownProject: null, ...shown, customerView: bandOf(caller, { id: project.id, isSeen: shown !== null }) },
        language: project.language,
      },
    });
  });
}

/** The account that sees all of a project, else whoever will have the address that it is for; null where there is neither. */
async function findCustomerOf({ db }: Pick<Services, 'db'>, project: ProjectDbRow): Promise<Viewer | null> {
  for (const userId of await findAccountsOfProject(db, project.id)) {
    if (await isOwn(db, { userId, id: project.id }, 'all')) return readViewer(db, userId);
  }
  const person = await findProjectPerson(db, project);
  if (!person) return null;
  const customers = project.customer_id === null ? [] : [project.customer_id];
  return { userId: '', name: person.name, address: emailKey(person.email), customers, memberships: [], governed: [] };
}

type Looking = { project: ProjectDbRow; viewer: Viewer; caller: Caller };

/** The money of quotes that the customer may read is opened as the office opens it. */
function showAs(services: Services, { project: { id }, viewer, caller }: Looking) {
  const openQuote = (quoteId: string) => ({ key: `office-${quoteId}`, caller });
  return showProject(services, { id, asked: { userId: viewer.userId, viewer }, openQuote });
}

function bandOf({ language }: Caller, { id, isSeen }: { id: string; isSeen: boolean }): PageBand {
  const t = textsOf(language);
  return {
    language,
    title: t('projectOffice:customerView.title'),
    text: t(isSeen ? 'projectOffice:customerView.text' : 'projectOffice:customerView.nobody'),
    back: t('projectOffice:customerView.back'),
    href: pathOf('adminProject', language, { id }),
  };
}
