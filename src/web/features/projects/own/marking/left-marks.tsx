import type { OwnMilestone } from '#contract/projects/own-projects.ts';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type DraftMark, readMarkDraft, useMarkDraft, writeMarkDraft } from './mark-draft.ts';

type Props = {
  milestone: OwnMilestone;
  /** Its latest version is being decided on here. */
  isOpen?: boolean;
};

/**
 * What a customer has written about versions on which somebody has decided meanwhile, that newer ones have followed, or on which they may
 * not decide at present: nothing of it is lost, and it can be used on the newest one while that waits for them (I7).
 */
export function LeftMarks({ milestone, isOpen = false }: Props) {
  const { handovers } = milestone;
  const left = isOpen ? handovers.slice(0, -1) : handovers;
  return left.map(({ n }) => <LeftOfVersion key={n} milestone={milestone} isOpen={isOpen} handover={n} />);
}

type VersionProps = Required<Props> & { handover: number };

function LeftOfVersion({ milestone: { id, status, handovers }, isOpen, handover }: VersionProps) {
  const t = useTexts();
  const of = { milestone: id, handover };
  const draft = useMarkDraft(of);
  if (!draft) return null;
  const latest = handovers.at(-1);
  const why = isOpen ? 'newer' : status === 'submitted' ? 'waits' : 'closed';
  const { reason, marks } = draft;
  const placeOf = ({ picture, place }: DraftMark) =>
    picture === null
      ? place || t('projectApprovals:mark.onPage')
      : t('projectApprovals:mark.onPicture', { n: picture });

  function take() {
    const numbers = new Set(latest?.pictures.map(({ n }) => n));
    const moved = marks.map((mark) =>
      mark.picture === null || numbers.has(mark.picture)
        ? mark
        : { ...mark, picture: null, x: null, y: null, place: placeOf(mark) },
    );
    const to = { milestone: id, handover: latest?.n ?? handover };
    const present = readMarkDraft(to);
    writeMarkDraft(to, {
      reason: [present?.reason ?? '', reason].filter((text) => text.trim() !== '').join('\n'),
      marks: [...(present?.marks ?? []), ...moved].slice(0, markLimits.marks),
    });
    writeMarkDraft(of, null);
  }

  return (
    <Notice tone="warning" title={t('projectApprovals:left.title', { n: handover })}>
      <div className="grid gap-3">
        <p>{t(`projectApprovals:left.${why}`)}</p>
        {reason.trim() === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
        {marks.length > 0 ? (
          <ol className="list-decimal ps-6">
            {marks.map((mark) => (
              <li key={mark.key} className="whitespace-pre-line wrap-anywhere">
                {placeOf(mark)}: {mark.comment}
              </li>
            ))}
          </ol>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {isOpen ? (
            <Button size="sm" onClick={take}>
              {t('projectApprovals:left.take')}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={() => writeMarkDraft(of, null)}>
            {t('projectApprovals:left.drop')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
