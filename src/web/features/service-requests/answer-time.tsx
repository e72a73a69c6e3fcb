import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { isOverdue } from '#domain/service-requests/clocks.ts';
import { usePage } from '../../lib/page-context.ts';
import { exactTime } from '../../lib/time/relative-time.ts';
import { durationText } from '../../lib/time/duration-text.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ClockIcon } from '../../ui/icons/things.tsx';
import { WarningIcon } from '../../ui/icons/signs.tsx';

type Props = { request: Pick<RequestRow, 'answerDueAt' | 'waitingOn'>; now: number | null };

/** Whose turn it is; where an answer is promised, how long there is for it or how late it is (G2). */
export function AnswerTime({ request, now }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { answerDueAt, waitingOn } = request;
  if (answerDueAt === null) return t(`serviceRequests:waiting.${waitingOn}`);
  const exact = t('serviceRequests:list.dueAt', { time: exactTime(answerDueAt, language) });
  if (now === null) return exact;
  const time = durationText(Math.abs(answerDueAt - now), language);
  const isLate = isOverdue(request, now);
  return (
    <span title={exact} className={`figures flex items-center gap-1.5 ${isLate ? 'font-semibold text-danger' : ''}`}>
      {isLate ? <WarningIcon size={16} /> : <ClockIcon size={16} />}
      {isLate ? t('serviceRequests:list.overdue', { time }) : t('serviceRequests:list.dueIn', { time })}
    </span>
  );
}
