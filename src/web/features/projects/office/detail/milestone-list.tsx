import { useState } from 'react';
import type { ProjectDetail, ProjectMilestone } from '#contract/projects/projects.ts';
import { writeDay } from '#domain/days.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/arrows.tsx';
import { ApprovalLink } from '../../handovers/approval-link.tsx';
import { approvalAddress } from '../../handovers/picture-addresses.ts';
import { ChangeMark, MilestoneBadge } from '../../status-badges.tsx';
import { MilestoneDialog } from '../forms/milestone-dialog.tsx';
import { useProjectChange } from '../queries.ts';
import { MilestoneActions } from './milestone-actions.tsx';
import { MilestoneHandovers } from './milestone-handovers.tsx';

type Props = { project: ProjectDetail };

/** The milestones of a project in their order, with what can be done with each (I1). */
export function MilestoneList({ project }: Props) {
  const t = useTexts();
  const [isAdding, setAdding] = useState(false);
  const { milestones, status } = project;
  const mayAdd = status !== 'completed' && milestones.length < projectLimits.milestones;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {milestones.length === 0 ? <p className="text-muted">{t('projectOffice:milestones.none')}</p> : null}
      <ol aria-label={t('projectOffice:milestones.label')} className="border-t-2 border-t-ink">
        {milestones.map((milestone) => (
          <MilestoneItem key={milestone.id} project={project} milestone={milestone} />
        ))}
      </ol>
      {mayAdd ? (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
            {t('projectOffice:milestones.add')}
          </Button>
        </div>
      ) : null}
      {isAdding ? <MilestoneDialog project={project} milestone={null} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

type ItemProps = Props & { milestone: ProjectMilestone };

function MilestoneItem({ project, milestone }: ItemProps) {
  const t = useTexts();
  const { language } = usePage();
  const { title, description, status, weight, reason, releasesPayment, changeNumber } = milestone;
  const isOpen = status !== 'approved' && status !== 'skipped';
  return (
    <li className="grid gap-3 border-b border-hair py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div
          className="grid min-w-0 flex-1 basis-32 gap-1"
          lang={project.language === language ? undefined : project.language}
        >
          <h3 className="text-base wrap-anywhere">{title}</h3>
          {description === '' ? null : (
            <p className="max-w-prose text-sm whitespace-pre-line text-muted">{description}</p>
          )}
        </div>
        <OrderButtons project={project} milestone={milestone} />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <MilestoneBadge status={status} />
        <ChangeMark number={changeNumber} />
        <PlannedDays milestone={milestone} />
        <span className="figures">{t('projectOffice:milestones.weight', { weight })}</span>
        {releasesPayment && isOpen ? <span>{t('projectOffice:milestones.payment')}</span> : null}
      </p>
      {reason !== null && status !== 'approved' ? (
        <blockquote className="max-w-prose border-s-2 border-edge ps-3 whitespace-pre-line">{reason}</blockquote>
      ) : null}
      {status === 'approved' ? (
        <ApprovalLink
          address={approvalAddress('office', { projectId: project.id, milestoneId: milestone.id })}
          title={title}
        />
      ) : null}
      <MilestoneHandovers project={project} milestone={milestone} />
      <MilestoneActions project={project} milestone={milestone} />
    </li>
  );
}

function PlannedDays({ milestone: { plannedStart, plannedEnd } }: Pick<ItemProps, 'milestone'>) {
  const t = useTexts();
  const { language } = usePage();
  const write = (day: string) => writeDay(day, language);
  if (plannedStart !== null && plannedEnd !== null) {
    const days = { from: write(plannedStart), to: write(plannedEnd) };
    return <span className="figures">{t('projectOffice:milestones.planned', days)}</span>;
  }
  if (plannedEnd !== null) return <span>{t('projectOffice:milestones.until', { day: write(plannedEnd) })}</span>;
  return plannedStart === null ? null : (
    <span>{t('projectOffice:milestones.since', { day: write(plannedStart) })}</span>
  );
}

/** Moves a milestone one place up or down. */
function OrderButtons({ project, milestone }: ItemProps) {
  const t = useTexts();
  const { mutate, isPending, error } = useProjectChange(project);
  const ids = project.milestones.map(({ id }) => id);
  const place = ids.indexOf(milestone.id);
  const move = (to: number) => mutate({ kind: 'order', ids: ids.toSpliced(place, 1).toSpliced(to, 0, milestone.id) });
  const { title } = milestone;
  if (ids.length < 2) return null;
  return (
    <div className="-me-2 flex flex-wrap">
      <Button size="sm" variant="quiet" disabled={place === 0 || isPending} onClick={() => move(place - 1)}>
        <ArrowUpIcon size={20} />
        <span className="sr-only">{t('projectOffice:milestones.up', { title })}</span>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={place === ids.length - 1 || isPending}
        onClick={() => move(place + 1)}
      >
        <ArrowDownIcon size={20} />
        <span className="sr-only">{t('projectOffice:milestones.down', { title })}</span>
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('projectOffice:failed')} error={error} />
        </div>
      ) : null}
    </div>
  );
}
