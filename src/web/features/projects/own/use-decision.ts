import type { ProjectFormState } from '#contract/page.ts';
import type { OwnMilestone, OwnProjectDetail } from '#contract/projects/own-projects.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { type MarkField, checkMarks } from '#domain/projects/handovers/mark.ts';
import { pathOf } from '#domain/routes.ts';
import { ApiError } from '../../../lib/http/api.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import type * as Calls from './decision-calls.ts';
import type { DraftMark } from './marking/mark-draft.ts';
import type { OpenProject } from './use-own-project.ts';

/** What a customer decides about what was handed over. */
export type Decision = 'approve' | 'changes';

export type Deciding = {
  open: OpenProject;
  milestone: OwnMilestone;
  onDecided: (decision: Decision) => void;
  /** It came too late: the milestone is no longer as it is shown, and nothing was decided. */
  onLate: () => void;
};

type Wanted = {
  decision: Decision;
  send: (calls: typeof Calls, reason: string) => Promise<OwnProjectDetail>;
  /** What is marked and goes with it. */
  marks?: readonly DraftMark[];
  onSent?: () => void;
};

/** The reason; fields of marks are not read from the form, but are refused at their place. */
type Values = { reason: string } & { [Field in MarkField]?: string };

/** Refusals that mean that the milestone is no longer as it is shown. */
const outdated: readonly string[] = ['changed-meanwhile', 'step-not-allowed'];

/** Form of a decision, which is also a plain form of the page (I1): what was typed without scripts and refused comes back. */
export function useDecision(deciding: Deciding, { decision, send, marks = [], onSent }: Wanted) {
  const { open, milestone, onDecided, onLate } = deciding;
  const before = useRefused({ decision, milestone: milestone.id });
  const pictures = milestone.handovers.at(-1)?.pictures.length ?? 0;
  const form = usePublicForm<Values & Record<string, string>, OwnProjectDetail>({
    id: `${decision}-${milestone.id}`,
    start: { reason: before.start },
    startErrors: before.startErrors,
    check: ({ reason }): FieldIssue[] => (decision === 'approve' ? [] : checkChanges({ reason, marks, pictures })),
    fieldOfCode: { 'reason-required': 'reason' },
    sentAs: Object.fromEntries(fieldsOf(marks).map((field) => [field, field])),
    send: async ({ reason }) => send(await import('./decision-calls.ts'), reason.trim()),
    onSaved(project) {
      onSent?.();
      onDecided(decision);
      open.change(project);
    },
    onFailed(failure) {
      if (!(failure instanceof ApiError) || !outdated.includes(failure.body?.code ?? '')) return;
      onLate();
      open.refresh();
    },
  });
  return { form, ...before };
}

const fieldsOf = (marks: readonly DraftMark[]) =>
  marks.flatMap((_, index) =>
    (['picture', 'place', 'comment'] as const).map((field): MarkField => `marks.${index}.${field}`),
  );

type Changes = { reason: string; marks: readonly DraftMark[]; pictures: number };

const checkChanges = ({ reason, marks, pictures }: Changes): FieldIssue[] => [
  ...checkMarks(marks, pictures),
  ...(reason.trim() === '' ? [{ field: 'reason', rule: 'required' } as const] : []),
];

/** What was sent as a plain form and refused, and where that is said. */
function useRefused({ decision, milestone }: Pick<ProjectFormState, 'decision' | 'milestone'>) {
  const { projectForm } = usePage().data;
  if (projectForm?.decision !== decision || projectForm.milestone !== milestone) return nothingRefused;
  const { reason, marks, errors, failure, isReasonMissing } = projectForm;
  const isSaidAtField = isReasonMissing || Object.keys(errors).length > 0;
  return {
    start: reason,
    typed: marks,
    errors,
    startErrors: isReasonMissing ? { reason: failure } : {},
    failure: isSaidAtField ? '' : failure,
    wasRefused: true,
  };
}

const nothingRefused = { start: '', typed: [], errors: {}, startErrors: {}, failure: '', wasRefused: false };

/** Where the forms of a project’s page are sent without scripts. */
export const actionOf = ({ id, language }: OwnProjectDetail): string => pathOf('portalProject', language, { id });
