import type { ProjectDetail } from '#contract/projects/projects.ts';
import { type ProjectFacts, checkProject } from '#domain/projects/check-project.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import {
  type FlagChange,
  type ProjectEventKind,
  type ProjectStatus,
  decideFlagChange,
  decideProjectMove,
} from '#domain/projects/project-status.ts';
import { searchText } from '#domain/search/search-text.ts';
import { flagsOf } from '#server/features/projects/list/present-project.ts';
import { noteProjectEvent } from '#server/features/projects/note-project-event.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { queueReferenceAsking } from '#server/features/projects/queue-reference-asking.ts';
import { queueRelease } from '#server/features/projects/queue-release.ts';
import { hasOpenChange } from '#server/features/projects/scope/signed-changes-store.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import { followSiteContent } from '#server/features/settings/site-content/current-site-content.ts';
import { noteSiteContent } from '#server/features/settings/site-content/site-content-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { type ProjectChange, changeProject } from './change-project.ts';

/** Changes title and days of a project. Throws `invalid-input`, `not-found`, `changed-meanwhile`. */
export function changeFacts(
  services: Services,
  { title, startsOn, dueOn, ...change }: ProjectChange & ProjectFacts,
): Promise<ProjectDetail> {
  refuseFields(checkProject({ title, startsOn, dueOn }), change.caller.language);
  return changeProject(services, change, {
    work: async (transaction, { project, mover }) => {
      await noteProjectEvent(transaction, project.id, { mover, kind: 'changed' });
      const words = searchText(projectTitle(project.number, title.trim()));
      return { title: title.trim(), search_text: words, starts_on: startsOn, due_on: dueOn };
    },
  });
}

/**
 * Moves a project one step on or back (domain rules, "Project and milestone"). Its completion asks for what is due then and for a
 * reference, each once, and completes its request; what was signed meanwhile is part of it first, and what waits to be signed keeps it open. Throws
 * `step-not-allowed`, `reason-required`, `milestones-open`, `change-unsigned`, `not-found`, `changed-meanwhile`.
 */
export function moveProject(
  services: Services,
  { to, reason, ...change }: ProjectChange & { to: ProjectStatus; reason: string },
): Promise<ProjectDetail> {
  return changeProject(services, change, {
    work: async (transaction, { project, milestones, mover }) => {
      const standing = {
        status: project.status,
        ...flagsOf(project),
        milestones: milestones.map(({ status }) => status),
        isChangeOpen: await hasOpenChange(transaction, project.id, mover.now),
      };
      const decision = decideProjectMove(standing, to, { actor: 'admin', reason });
      if (!decision.ok) throw new AppError(decision.rule);
      const from = project.status;
      await noteProjectEvent(transaction, project.id, { mover, kind: 'moved', from, to, reason });
      const isDone = to === 'completed';
      for (const quoteId of isDone ? quotesOf(project) : []) {
        await queueRelease(transaction, { quoteId, partIndex: null }, mover);
      }
      if (isDone) await queueReferenceAsking(transaction, project.id, mover);
      if (isDone || from === 'completed') await noteSiteContent(transaction, mover.now);
      return { status: to, completed_at: isDone ? mover.now : null };
    },
    afterwards: async (transaction, { project, mover: { now, newId } }) => {
      if (to !== 'completed' || project.quote_id === null) return;
      const row = { id: project.quote_id, service_request_id: project.service_request_id, project_id: null };
      await moveRequest(
        transaction,
        { row, mover: { actor: 'system', actorId: null, now, newId } },
        { to: 'completed' },
      );
    },
  }).then(async (project) => {
    // A statistic of the site may count completed projects.
    if (to === 'completed') await followSiteContent(services);
    if (project.requestId !== null) services.live.announce({ kind: 'request-changed', id: project.requestId });
    return project;
  });
}

/** The quotes whose plans a project works off: that which it began with, and signed changes of its scope. */
function quotesOf({ id, quote_id: first, scope }: ProjectDbRow): string[] {
  const changes = scope === null ? [] : storedProjectScope.read(scope, `projects ${id}`).changes;
  return [...(first === null ? [] : [first]), ...changes.map(({ quoteId }) => quoteId)];
}

const eventOf = { hold: 'held', resume: 'resumed', cancel: 'cancelled' } as const satisfies Record<
  FlagChange,
  ProjectEventKind
>;

/**
 * Puts a project on hold, cancels it, or takes it up again. Throws `step-not-allowed`, `reason-required`, `change-unsigned`,
 * `not-found`, `changed-meanwhile`.
 */
export function changeFlag(
  services: Services,
  { change: flag, reason, ...change }: ProjectChange & { change: FlagChange; reason: string },
): Promise<ProjectDetail> {
  return changeProject(services, change, {
    work: async (transaction, { project, mover }) => {
      const isChangeOpen = await hasOpenChange(transaction, project.id, mover.now);
      const standing = { status: project.status, ...flagsOf(project), isChangeOpen };
      const decision = decideFlagChange(standing, flag, { actor: 'admin', reason });
      if (!decision.ok) throw new AppError(decision.rule);
      await noteProjectEvent(transaction, project.id, { mover, kind: eventOf[flag], reason });
      const words = reason.trim();
      if (flag === 'hold') return { on_hold_since: mover.now, on_hold_reason: words };
      if (flag === 'cancel') return { cancelled_at: mover.now, cancelled_reason: words };
      return { on_hold_since: null, on_hold_reason: null, cancelled_at: null, cancelled_reason: null };
    },
  });
}
