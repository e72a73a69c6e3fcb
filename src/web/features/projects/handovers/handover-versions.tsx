import { HandoverVersion, VersionTitle, type VersionProps } from './handover-version.tsx';
import type { MilestoneHandover } from '#contract/projects/handovers.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';

type Props = Pick<VersionProps, 'language' | 'addressOf' | 'renderTick'> & {
  /** All of a milestone, oldest first. */
  handovers: readonly MilestoneHandover[];
  /** The one that is open from the start; none where it is not among them. */
  openN?: number | undefined;
};

/** Every version that was handed over for a milestone, the latest first, each with its pictures, marks and decision (I7). */
export function HandoverVersions({ handovers, openN, renderTick, ...shown }: Props) {
  const t = useTexts();
  if (handovers.length === 0) return null;
  const latest = handovers.at(-1)?.n;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {handovers.toReversed().map((handover) => (
        <details key={handover.n} open={handover.n === openN || undefined}>
          <DisclosureSummary className="wrap-anywhere">
            <span className="min-w-0">
              <VersionTitle handover={handover} />
            </span>
          </DisclosureSummary>
          <div className="mt-2 mb-4 border-s-2 border-edge ps-3 sm:ps-5">
            <HandoverVersion
              {...shown}
              handover={handover}
              earlier={handovers.find(({ n }) => n === handover.n - 1)}
              {...(renderTick && handover.n === latest && { renderTick })}
            />
            {handover.decision?.reason ? (
              <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">
                {t('projectApprovals:version.said', { reason: handover.decision.reason })}
              </p>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
