import type { OwnMilestone } from '#contract/projects/own-projects.ts';
import { formatDay, writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { MilestoneBadge } from '../status-badges.tsx';
import { HandoverVersions } from '../handovers/handover-versions.tsx';
import { type PictureAddress, pictureAddresses } from '../handovers/picture-addresses.ts';
import { LeftMarks } from './marking/left-marks.tsx';

type Props = { projectId: string; milestones: readonly OwnMilestone[]; language: Language };

/** The milestones in their order, each with its state, its days, and what was handed over and said about it (I1). */
export function OwnMilestones({ projectId, milestones, language }: Props) {
  const addressOf = pictureAddresses('own', projectId);
  return (
    <ol className="border-t-2 border-ink">
      {milestones.map((milestone) => (
        <MilestoneRow key={milestone.id} milestone={milestone} language={language} addressOf={addressOf} />
      ))}
    </ol>
  );
}

type RowProps = { milestone: OwnMilestone; language: Language; addressOf: PictureAddress };

function MilestoneRow({ milestone, language, addressOf }: RowProps) {
  const t = useTexts();
  const { title, description, status, reason, handovers } = milestone;
  const said = reason !== null && reason !== '' && status in saidAs ? saidAs[status as keyof typeof saidAs] : null;
  // What waits for a decision stands above, whole.
  const shown = status === 'submitted' ? handovers.slice(0, -1) : handovers;
  return (
    <li className="grid gap-3 border-b border-hair py-4">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
        <span lang={language} className="min-w-0 grow basis-56 font-semibold wrap-anywhere">
          {title}
        </span>
        <MilestoneDay milestone={milestone} language={language} />
        <MilestoneBadge status={status} />
      </div>
      {description === '' ? null : (
        <p lang={language} className="max-w-prose whitespace-pre-line text-muted">
          {description}
        </p>
      )}
      {said === null ? null : (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">
          {t(`portal:project.milestones.${said}`, { reason: reason ?? '' })}
        </p>
      )}
      {status === 'submitted' ? null : <LeftMarks milestone={milestone} />}
      <HandoverVersions handovers={shown} language={language} addressOf={addressOf} />
    </li>
  );
}

const saidAs = { changes_requested: 'changes', skipped: 'skipped' } as const;

function MilestoneDay({ milestone, language }: { milestone: OwnMilestone; language: Language }) {
  const t = useTexts();
  const { status, decidedAt, plannedEnd } = milestone;
  if (status === 'approved' && decidedAt !== null) {
    const date = formatDay(decidedAt, language);
    return <span className="figures text-muted">{t('portal:project.milestones.approvedOn', { date })}</span>;
  }
  if (plannedEnd === null || status === 'skipped') return null;
  const date = writeDay(plannedEnd, language);
  return <span className="figures text-muted">{t('portal:project.milestones.plannedFor', { date })}</span>;
}
