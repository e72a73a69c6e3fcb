import type { OwnMilestone, OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { pathOf } from '#domain/routes.ts';
import { ApiError } from '../../../lib/http/api.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import type * as Calls from './decision-calls.ts';
import type { OpenProject } from './use-own-project.ts';

/** What a customer decides about what was handed over. */
export type Decision = 'approve' | 'changes';

export type Deciding = { open: OpenProject; milestone: OwnMilestone; onDecided: (decision: Decision) => void };

type Wanted = { decision: Decision; send: (calls: typeof Calls, reason: string) => Promise<OwnProjectDetail> };

/** Refusals that mean that the milestone is no longer as it is shown. */
const outdated: readonly string[] = ['changed-meanwhile', 'step-not-allowed'];

/** Form of a decision, which is also a plain form of the page (I1): what was typed without scripts and refused comes back. */
export function useDecision({ open, milestone, onDecided }: Deciding, { decision, send }: Wanted) {
  const { projectForm } = usePage().data;
  const before = projectForm?.decision === decision && projectForm.milestone === milestone.id ? projectForm : null;
  const start = before?.reason ?? '';
  const form = usePublicForm<{ reason: string }, OwnProjectDetail>({
    id: `${decision}-${milestone.id}`,
    start: { reason: start },
    startErrors: before?.isReasonMissing ? { reason: before.failure } : {},
    check: ({ reason }) =>
      decision === 'changes' && reason.trim() === '' ? [{ field: 'reason', rule: 'required' }] : [],
    fieldOfCode: { 'reason-required': 'reason' },
    send: async ({ reason }) => send(await import('./decision-calls.ts'), reason.trim()),
    onSaved(project) {
      onDecided(decision);
      open.change(project);
    },
    onFailed(failure) {
      if (failure instanceof ApiError && outdated.includes(failure.body?.code ?? '')) open.refresh();
    },
  });
  return {
    form,
    start,
    failure: before && !before.isReasonMissing ? before.failure : null,
    wasRefused: before !== null,
  };
}

/** Where the forms of a project’s page are sent without scripts. */
export const actionOf = ({ id, language }: OwnProjectDetail): string => pathOf('portalProject', language, { id });
