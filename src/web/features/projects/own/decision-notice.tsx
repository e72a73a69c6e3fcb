import { focusOnce } from '../../../lib/focus-once.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { DecisionNews } from './use-decision-news.ts';

/** Who went on with something else is not called away from it. */
function focusWhereLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnce(element);
}

/** What has become of a decision, or of one that was being written, while its sheet goes (I1, I7). */
export function DecisionNotice({ news }: { news: DecisionNews | null }) {
  const t = useTexts();
  if (news === null) return null;
  const { kind, of } = news;
  const isLate = kind === 'late' || kind === 'left';
  const said = isLate ? 'late' : kind;
  return (
    <div key={`${kind} ${of}`} ref={kind === 'left' ? focusWhereLost : focusOnce} tabIndex={-1}>
      <Notice
        tone={isLate ? 'warning' : 'success'}
        role={isLate ? 'alert' : 'status'}
        title={t(`portal:project.decided.${said}.title`)}
      >
        {t(`portal:project.decided.${said}.text`)}
      </Notice>
    </div>
  );
}
