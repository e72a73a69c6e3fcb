import type { RequestRow } from '#contract/service-requests.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { isOverdue } from '#domain/service-requests/clocks.ts';
import { usePage } from '../../lib/page-context.ts';
import { exactTime } from '../../lib/relative-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ClockIcon } from '../../ui/icons/things.tsx';
import { WarningIcon } from '../../ui/icons/signs.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From so many hours on, a time is told in days. */
const toldInDays = 2 * day;

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

/** A span of time (ms) by its largest whole unit: minutes, hours, from two days on days. */
export function durationText(span: number, language: Language): string {
  const [unit, size] =
    span >= toldInDays
      ? (['day', day] as const)
      : span >= hour
        ? (['hour', hour] as const)
        : (['minute', minute] as const);
  return unitFormat(unit, language).format(Math.floor(span / size));
}

/** A format is costly to make, and a list asks for it in every row. */
const unitFormats = new Map<string, Intl.NumberFormat>();

function unitFormat(unit: 'day' | 'hour' | 'minute', language: Language): Intl.NumberFormat {
  const key = `${unit} ${language}`;
  const format =
    unitFormats.get(key) ?? new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'short' });
  unitFormats.set(key, format);
  return format;
}
