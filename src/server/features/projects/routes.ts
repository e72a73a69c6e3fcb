import type { FastifyInstance } from 'fastify';
import { readProjectBoard } from '#contract/projects/project-board.ts';
import * as contract from '#contract/projects/projects.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { bindApprovals } from './approvals/approval-routes.ts';
import { changeFacts, changeFlag, moveProject } from './change/change-facts.ts';
import { addMilestone, changeMilestone, moveByOffice, orderMilestones } from './change/change-milestones.ts';
import { handOverMilestone } from './change/hand-over-milestone.ts';
import { enterProject } from './enter-project.ts';
import { countProjects, listProjects } from './list/list-projects.ts';
import { readProjectBoard as readBoard } from './list/read-project-board.ts';
import { bindHandovers } from './handovers/handover-routes.ts';
import { readProject } from './list/read-project.ts';
import { bindMaterial } from './material/material-routes.ts';
import { bindOwnProjects } from './own/own-project-routes.ts';
import { bindTime } from './time/time-routes.ts';

/** Binds the calls about projects, the office's and the portal's (I1). */
export function bindProjectEndpoints(app: FastifyInstance, services: Services): void {
  bindReading(app, services);
  bindProjectChanges(app, services);
  bindMilestones(app, services);
  bindHandovers(app, services);
  bindApprovals(app, services);
  bindOwnProjects(app, services);
  bindMaterial(app, services);
  bindTime(app, services);
}

function bindReading(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listProjects,
    handle: ({ query: { after, ...filter } }) => listProjects(db, { ...filter, after, now: clock() }),
  });
  bindEndpoint(app, services, { endpoint: contract.countProjects, handle: () => countProjects(db, clock()) });
  bindEndpoint(app, services, {
    endpoint: readProjectBoard,
    handle: ({ query }) => readBoard(db, { ...query, now: clock() }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getProject,
    handle: ({ parameters: { id } }) => readProject(db, { id, now: clock() }),
  });
}

function bindProjectChanges(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.createProject,
    handle: ({ body, caller, idempotencyKey, audit }) =>
      enterProject(services, { wanted: body, caller, idempotencyKey, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeProject,
    handle: ({ parameters, body, caller, audit }) => changeFacts(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.moveProject,
    handle: ({ parameters, body, caller, audit }) => moveProject(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeProjectFlag,
    handle: ({ parameters, body, caller, audit }) => changeFlag(services, { ...parameters, ...body, caller, audit }),
  });
}

function bindMilestones(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.addMilestone,
    handle: ({ parameters, body: { version, ...facts }, caller, audit }) =>
      addMilestone(services, { ...parameters, version, facts, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeMilestone,
    handle: ({ parameters, body: { version, ...facts }, caller, audit }) =>
      changeMilestone(services, { ...parameters, version, facts, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.orderMilestones,
    handle: ({ parameters, body, caller, audit }) =>
      orderMilestones(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.moveMilestone,
    handle: ({ parameters, body, caller, audit }) => moveByOffice(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.handOverMilestone,
    handle: ({ parameters, body, caller, audit }) =>
      handOverMilestone(services, { ...parameters, ...body, caller, audit }),
  });
}
