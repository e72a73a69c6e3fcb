import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type MilestoneValues,
  type ProjectDetail,
  addMilestone,
  answerMark,
  changeMilestone,
  changeProject,
  changeProjectFlag,
  countProjects,
  createProject,
  getProject,
  handOverMilestone,
  listProjects,
  moveMilestone,
  moveProject,
  orderMilestones,
} from '#contract/projects/projects.ts';
import { readProjectBoard } from '#contract/projects/project-board.ts';
import type { ProjectFacts } from '#domain/projects/check-project.ts';
import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import type { ProjectFilter } from '#domain/projects/project-filter.ts';
import type { FlagChange, ProjectStatus } from '#domain/projects/project-status.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { usePages } from '../../../lib/http/use-pages.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** What a list of projects can be narrowed to. */
export type ProjectListFilter = ProjectFilter;

/** Projects by a filter, by pages that are loaded one after another. */
export function useProjectList(filter: ProjectListFilter, isEnabled = true) {
  return usePages(
    [listProjects.path, filter],
    (place) => callEndpoint(listProjects, { query: { ...filter, ...place } }),
    { isEnabled },
  );
}

/** Projects by status, as far as a filter leaves them. */
export function useProjectBoard(filter: Omit<ProjectListFilter, 'tab'>, isEnabled: boolean) {
  return useQuery({
    enabled: isEnabled,
    queryKey: [readProjectBoard.path, filter],
    queryFn: () => asSignedIn(() => callEndpoint(readProjectBoard, { query: filter })),
    placeholderData: keepPreviousData,
    // Customers decide at any time.
    staleTime: 0,
    meta,
  });
}

/** How many projects each tab shows. */
export function useProjectCounts() {
  return useQuery({
    queryKey: [countProjects.path],
    queryFn: () => asSignedIn(() => callEndpoint(countProjects, {})),
    staleTime: 0,
    meta,
  });
}

/** One project. */
export function useProject(id: string) {
  return useQuery({
    queryKey: [getProject.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(getProject, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

/** What is done with a project or one of its milestones. */
export type ProjectWish =
  | { kind: 'facts'; facts: ProjectFacts }
  | { kind: 'status'; to: ProjectStatus; reason: string }
  | { kind: 'flag'; change: FlagChange; reason: string }
  | { kind: 'add'; values: MilestoneValues }
  | { kind: 'edit'; milestone: string; values: MilestoneValues }
  | { kind: 'order'; ids: string[] }
  | { kind: 'move'; milestone: string; to: MilestoneStatus; reason: string }
  | ({ kind: 'handover'; milestone: string } & Omit<z.infer<typeof handOverMilestone.body>, 'version'>)
  | { kind: 'mark'; mark: string; isDone: boolean; answer: string };

type Named = Pick<ProjectDetail, 'id' | 'version'>;

/** Does something with a project, in the version that was read. */
export function useProjectChange(project: Named) {
  const keep = useKeepProject();
  return useMutation({
    mutationKey: ['projects', 'change'],
    mutationFn: (wish: ProjectWish) => asSignedIn(() => callWish(project, wish)),
    onSuccess: keep,
    meta,
  });
}

function callWish({ id, version }: Named, wish: ProjectWish): Promise<ProjectDetail> {
  const parameters = { id };
  if (wish.kind === 'facts') return callEndpoint(changeProject, { parameters, body: { version, ...wish.facts } });
  if (wish.kind === 'status') {
    return callEndpoint(moveProject, { parameters, body: { version, to: wish.to, reason: wish.reason } });
  }
  if (wish.kind === 'flag') {
    return callEndpoint(changeProjectFlag, { parameters, body: { version, change: wish.change, reason: wish.reason } });
  }
  if (wish.kind === 'add') return callEndpoint(addMilestone, { parameters, body: { version, ...wish.values } });
  if (wish.kind === 'mark') {
    const { mark, isDone, answer } = wish;
    return callEndpoint(answerMark, { parameters: { id, mark }, body: { version, isDone, answer } });
  }
  if (wish.kind === 'order') return callEndpoint(orderMilestones, { parameters, body: { version, ids: wish.ids } });
  return callMilestone({ id, version }, wish);
}

function callMilestone(
  { id, version }: Named,
  wish: Extract<ProjectWish, { milestone: string }>,
): Promise<ProjectDetail> {
  const parameters = { id, milestone: wish.milestone };
  if (wish.kind === 'edit') return callEndpoint(changeMilestone, { parameters, body: { version, ...wish.values } });
  if (wish.kind === 'move') {
    return callEndpoint(moveMilestone, { parameters, body: { version, to: wish.to, reason: wish.reason } });
  }
  const { text, link, collection, pictures } = wish;
  return callEndpoint(handOverMilestone, { parameters, body: { version, text, link, collection, pictures } });
}

type NewProject = z.infer<typeof createProject.body>;

/** Begins a project for a customer; a press that is repeated after a failure makes one. */
export function useCreateProject() {
  const keep = useKeepProject();
  return useMutation({
    mutationKey: ['projects', 'create'],
    mutationFn: async (body: NewProject) => {
      const content = `project ${JSON.stringify(body)}`;
      const made = await asSignedIn(() =>
        callEndpoint(createProject, { body, idempotencyKey: idempotencyKeyOf(content) }),
      );
      forgetIdempotencyKey(content);
      return made;
    },
    onSuccess: keep,
    meta,
  });
}

/** Keeps the project that was answered with, and lets lists be fetched again. */
function useKeepProject(): (project: ProjectDetail) => Promise<void> {
  const client = useQueryClient();
  const refetch = useRefetchProjects();
  return async (project) => {
    client.setQueryData([getProject.path, project.id], project);
    await refetch();
  };
}

/** Lets lists, counts and the board be fetched again. */
export function useRefetchProjects(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const paths = [listProjects.path, countProjects.path, readProjectBoard.path];
    await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
}
