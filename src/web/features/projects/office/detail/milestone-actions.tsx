import { useState } from 'react';
import type { ProjectDetail, ProjectMilestone } from '#contract/projects/projects.ts';
import { type MilestoneStatus, decideMilestoneMove } from '#domain/projects/milestone-status.ts';
import { closedMilestoneStatuses } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { HandOverDialog } from '../forms/hand-over-dialog.tsx';
import { MilestoneDialog } from '../forms/milestone-dialog.tsx';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { useProjectChange } from '../queries.ts';

type Props = { project: ProjectDetail; milestone: ProjectMilestone };

/** Steps that need words, and the status that each leads to. */
const worded = { approve: 'approved', changes: 'changes_requested', skip: 'skipped' } as const satisfies Record<
  string,
  MilestoneStatus
>;
type Worded = keyof typeof worded;
const wordedSteps = ['approve', 'changes', 'skip'] as const;
type Asked = Worded | 'handOver' | 'edit';

/** What an administrator can do with a milestone: the table of moves offers it. */
export function MilestoneActions({ project, milestone }: Props) {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { title, status } = milestone;
  const { isOnHold, isCancelled } = project;
  const may = (to: MilestoneStatus) =>
    decideMilestoneMove({ status, isOnHold, isCancelled }, to, { actor: 'admin', reason: '-' }).ok;
  const isAllQuiet = !may('in_progress') && !may('submitted');
  return (
    <div className={classNames('flex flex-wrap items-center gap-2', isAllQuiet && '-ms-3.5')}>
      {may('in_progress') ? <Start project={project} milestone={milestone} /> : null}
      {may('submitted') ? (
        <Button
          size="sm"
          aria-label={t('projectOffice:milestones.handOverNamed', { title })}
          onClick={() => setAsked('handOver')}
        >
          {t('projectOffice:milestones.handOver')}
        </Button>
      ) : null}
      {wordedSteps.map((step) =>
        may(worded[step]) ? (
          <Button
            key={step}
            size="sm"
            variant="quiet"
            aria-label={t(`projectOffice:milestones.${step}Named`, { title })}
            onClick={() => setAsked(step)}
          >
            {t(`projectOffice:milestones.${step}`)}
          </Button>
        ) : null,
      )}
      {closedMilestoneStatuses.includes(status) ? null : (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('projectOffice:milestones.editNamed', { title })}
          onClick={() => setAsked('edit')}
        >
          {t('projectOffice:milestones.edit')}
        </Button>
      )}
      {asked === null ? null : (
        <Question project={project} milestone={milestone} asked={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

/** Starts the work, or takes it up again after changes were asked for. */
function Start({ project, milestone: { id, title, status } }: Props) {
  const t = useTexts();
  const { mutate, isPending, error } = useProjectChange(project);
  const step = status === 'planned' ? 'start' : 'resume';
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        isLoading={isPending}
        aria-label={t(`projectOffice:milestones.${step}Named`, { title })}
        onClick={() => mutate({ kind: 'move', milestone: id, to: 'in_progress', reason: '' })}
      >
        {t(`projectOffice:milestones.${step}`)}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('projectOffice:failed')} error={error} />
        </div>
      ) : null}
    </>
  );
}

type QuestionProps = Props & { asked: Asked; onClose: () => void };

function Question({ project, milestone, asked, onClose }: QuestionProps) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const { id, title } = milestone;
  if (asked === 'handOver') return <HandOverDialog project={project} milestone={milestone} onClose={onClose} />;
  if (asked === 'edit') return <MilestoneDialog project={project} milestone={milestone} onClose={onClose} />;
  return (
    <ReasonDialog
      id="milestone-step"
      title={t(`projectOffice:milestone.${asked}.title`, { title })}
      text={t(`projectOffice:milestone.${asked}.text`)}
      confirmLabel={t(`projectOffice:milestone.${asked}.confirm`)}
      {...(asked === 'approve' && { label: t('projectOffice:fields.note') })}
      send={(reason) => mutateAsync({ kind: 'move', milestone: id, to: worded[asked], reason })}
      onClose={onClose}
    />
  );
}
