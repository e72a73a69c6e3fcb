import type { AccuracyGroup, Dimension } from '#domain/analytics/accuracy/accuracy-groups.ts';
import type { Deviation } from '#domain/analytics/accuracy/accuracy.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { deviationText, groupText } from './accuracy-texts.ts';

type Props = { groups: readonly AccuracyGroup[]; dimension: Dimension };

/** The axis reaches as far as the spread does, between these shares; what is further off ends at its edge. */
const farthest = 1;
const nearest = 0.2;

/** For each group that has enough projects, where the middle half of them lies and the middle one, around a line that stands for the truth. */
export function AccuracyChart({ groups, dimension }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const shown = groups.flatMap(({ name, accuracy: { deviation } }) => (deviation ? [{ name, deviation }] : []));
  const ends = shown.flatMap(({ deviation: { low, high } }) => [Math.abs(low), Math.abs(high)]);
  const reach = Math.min(farthest, Math.max(nearest, ...ends) * 1.05);
  return (
    <span className="grid grid-cols-[6rem_minmax(0,1fr)_auto] sm:grid-cols-[12rem_minmax(0,1fr)_auto] items-center gap-x-3 text-sm">
      {shown.map(({ name, deviation }) => (
        <Line
          key={name}
          label={groupText(name, dimension, { t, language })}
          value={deviationText(deviation.bias, language)}
          deviation={deviation}
          reach={reach}
        />
      ))}
      <span className="figures col-start-2 flex justify-between border-t border-hair pt-1 text-xs text-muted">
        <span>{deviationText(-reach, language)}</span>
        <span>{deviationText(0, language)}</span>
        <span>{deviationText(reach, language)}</span>
      </span>
    </span>
  );
}

type LineProps = { label: string; value: string; deviation: Deviation; reach: number };

function Line({ label, value, deviation: { low, bias, high }, reach }: LineProps) {
  const at = (share: number) => 50 + (50 * Math.max(-reach, Math.min(reach, share))) / reach;
  return (
    <>
      <span className="leading-snug">{label}</span>
      <svg className="h-9 w-full" viewBox="0 0 100 36" preserveAspectRatio="none">
        <path className="stroke-edge" d="M50 0V36" vectorEffect="non-scaling-stroke" />
        <rect
          className="fill-timber-soft stroke-timber"
          x={at(low)}
          y="11"
          width={Math.max(at(high) - at(low), 0.2)}
          height="14"
          vectorEffect="non-scaling-stroke"
        />
        <path className="stroke-ink" d={`M${at(bias)} 6V30`} strokeWidth="4" vectorEffect="non-scaling-stroke" />
      </svg>
      <b className="figures text-end">{value}</b>
    </>
  );
}
