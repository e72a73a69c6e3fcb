import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const projectTones: Record<ProjectStatus, BadgeTone> = {
  planning: 'neutral',
  development: 'active',
  testing: 'active',
  completed: 'done',
};

type ProjectProps = {
  project: { status: ProjectStatus; isOnHold: boolean; isCancelled: boolean; isLate: boolean };
};

/** How it stands with a project, in words: its status, what holds it, and whether it is late. */
export function ProjectBadges({ project: { status, isOnHold, isCancelled, isLate } }: ProjectProps) {
  const t = useTexts();
  return (
    <>
      {/* Where it stood when it was cancelled is in its history. */}
      {isCancelled ? (
        <Badge tone="stopped">{t('projectWords:cancelled')}</Badge>
      ) : (
        <Badge tone={projectTones[status]}>{t(`projectWords:statuses.${status}`)}</Badge>
      )}
      {isOnHold ? <Badge tone="waiting">{t('projectWords:onHold')}</Badge> : null}
      {isLate ? <Badge tone="stopped">{t('projectWords:late')}</Badge> : null}
    </>
  );
}

/** Timber while the customer is to decide. */
const milestoneTones: Record<MilestoneStatus, BadgeTone> = {
  planned: 'neutral',
  in_progress: 'active',
  submitted: 'waiting',
  approved: 'done',
  changes_requested: 'stopped',
  skipped: 'neutral',
};

/** How it stands with a milestone, in words. */
export function MilestoneBadge({ status }: { status: MilestoneStatus }) {
  const t = useTexts();
  return <Badge tone={milestoneTones[status]}>{t(`projectWords:milestones.${status}`)}</Badge>;
}

/** Which change of scope has added a milestone, in words; nothing for what the project began with. */
export function ChangeMark({ number }: { number: string | null }) {
  const t = useTexts();
  if (number === null) return null;
  return <span className="figures text-sm text-muted">{t('projectWords:change', { number })}</span>;
}
