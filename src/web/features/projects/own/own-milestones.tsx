import type { OwnMilestone, OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { formatDay, writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useFileSide } from '../../../lib/use-file-side.ts';
import { ChangeMark, MilestoneBadge } from '../status-badges.tsx';
import { ApprovalLink } from '../handovers/approval-link.tsx';
import { HandoverVersions } from '../handovers/handover-versions.tsx';
import { type PictureAddress, approvalAddress, pictureAddresses } from '../handovers/picture-addresses.ts';
import { LeftMarks } from './marking/left-marks.tsx';

type Props = {
  project: Pick<OwnProjectDetail, 'id' | 'milestones' | 'language' | 'mayApprove' | 'toApprove'>;
};

/** The milestones in their order, each with its state, its days, and what was handed over and said about it (I1). */
export function OwnMilestones({ project: { id, milestones, language, mayApprove, toApprove } }: Props) {
  const side = useFileSide();
  const addressOf = pictureAddresses(side, id);
  return (
    <ol className="border-t-2 border-ink">
      {milestones.map((milestone) => (
        <MilestoneRow
          key={milestone.id}
          milestone={milestone}
          isAbove={toApprove.some((each) => each.id === milestone.id)}
          language={language}
          addressOf={addressOf}
          record={mayApprove ? approvalAddress(side, { projectId: id, milestoneId: milestone.id }) : null}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  milestone: OwnMilestone;
  /** Its latest version waits for a decision of the reader, and stands above, whole. */
  isAbove: boolean;
  language: Language;
  addressOf: PictureAddress;
  /** Where the record of its approval is fetched from; null for who may not have it. */
  record: string | null;
};

function MilestoneRow({ milestone, isAbove, language, addressOf, record }: RowProps) {
  const { title, description, status, handovers, changeNumber } = milestone;
  const shown = isAbove ? handovers.slice(0, -1) : handovers;
  // Who may not decide, or not now, sees what waits for it here.
  const openN = status === 'submitted' && !isAbove ? handovers.at(-1)?.n : undefined;
  return (
    <li className="grid gap-3 border-b border-hair py-4">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
        <span lang={language} className="min-w-0 grow basis-56 font-semibold wrap-anywhere">
          {title}
        </span>
        <ChangeMark number={changeNumber} />
        <MilestoneDay milestone={milestone} language={language} />
        <MilestoneBadge status={status} />
      </div>
      {description === '' ? null : (
        <p lang={language} className="max-w-prose whitespace-pre-line text-muted">
          {description}
        </p>
      )}
      <Said milestone={milestone} />
      {isAbove ? null : <LeftMarks milestone={milestone} />}
      {record !== null && status === 'approved' ? <ApprovalLink address={record} title={title} /> : null}
      <HandoverVersions handovers={shown} openN={openN} language={language} addressOf={addressOf} />
    </li>
  );
}

/** What should change, or why it was skipped. */
function Said({ milestone: { reason, status } }: Pick<RowProps, 'milestone'>) {
  const t = useTexts();
  if (reason === null || reason === '' || !(status in saidAs)) return null;
  const said = saidAs[status as keyof typeof saidAs];
  return (
    <p className="max-w-prose whitespace-pre-line wrap-anywhere">
      {t(`portal:project.milestones.${said}`, { reason })}
    </p>
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
