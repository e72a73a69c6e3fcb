import type { ReactNode } from 'react';
import type { HandoverMark, MilestoneHandover } from '#contract/projects/handovers.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CheckIcon } from '../../../ui/icons/signs.tsx';
import { PinSign } from './pin.tsx';

type Props = {
  handover: MilestoneHandover;
  /** What can be done with a mark; without it, whether it is done is said in words. */
  renderTick?: (mark: HandoverMark) => ReactNode;
};

/** The marks of a hand-over: where, what should change, whether it is done, and what the agency says to it (I7). */
export function MarkList({ handover: { n, marks }, renderTick }: Props) {
  const t = useTexts();
  if (marks.length === 0) return null;
  const done = marks.filter(({ isDone }) => isDone).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="figures text-sm text-muted">{t('projectApprovals:mark.doneOf', { count: marks.length, done })}</p>
      <ol aria-label={t('projectApprovals:mark.list', { n })} className="border-t border-hair">
        {marks.map((mark) => (
          <li key={mark.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-hair py-3">
            <PinSign number={mark.n} isDone={mark.isDone} />
            <div className="grid min-w-0 gap-1.5">
              <MarkWords mark={mark} />
              {renderTick ? renderTick(mark) : <MarkState isDone={mark.isDone} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function MarkWords({ mark: { n, picture, place, comment, answer } }: { mark: HandoverMark }) {
  const t = useTexts();
  const where = picture === null ? place : t('projectApprovals:mark.onPicture', { n: picture });
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        <span className="sr-only">{t('projectApprovals:mark.named', { n })}, </span>
        {where === '' ? t('projectApprovals:mark.onPage') : where}
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{comment}</p>
      {answer === '' ? null : (
        <p className="max-w-prose border-s-2 border-edge ps-3 whitespace-pre-line wrap-anywhere">
          {t('projectApprovals:mark.answer', { answer })}
        </p>
      )}
    </>
  );
}

function MarkState({ isDone }: Pick<HandoverMark, 'isDone'>) {
  const t = useTexts();
  return isDone ? (
    <p className="inline-flex items-center gap-1.5 text-sm font-semibold text-level">
      <CheckIcon size={16} />
      {t('projectApprovals:mark.done')}
    </p>
  ) : (
    <p className="text-sm text-muted">{t('projectApprovals:mark.open')}</p>
  );
}
