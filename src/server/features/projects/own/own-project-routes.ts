import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/projects/own-projects.ts';
import { readViewer } from '#server/features/access/viewer-store.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { decideMilestone } from './decide-milestone.ts';
import { listOwnProjects, readOwnProject } from './read-own-projects.ts';

/** Binds the portal's calls about one's own projects (I1, I3). */
export function bindOwnProjects(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listOwnProjects,
    async handle({ query: { after }, caller }) {
      const viewer = await readViewer(services.db, caller.user?.id ?? '');
      return listOwnProjects(services, viewer, after);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.readOwnProject,
    handle: ({ parameters: { id }, caller }) => readOwnProject(services, { userId: caller.user?.id ?? '', id }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.approveMilestone,
    handle: ({ parameters, body, caller }) =>
      decideMilestone(services, { ...parameters, ...body, to: 'approved', reason: '', caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.requestMilestoneChanges,
    handle: ({ parameters, body, caller }) =>
      decideMilestone(services, { ...parameters, ...body, to: 'changes_requested', caller }),
  });
}
