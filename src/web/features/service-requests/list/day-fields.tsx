import { type Period, lastDays, monthBefore, monthUntil } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { ListFilter } from './use-list-filter.ts';

const presets = {
  today: (today) => ({ from: today, to: today }),
  week: (today) => lastDays(today, 7),
  month: monthUntil,
  lastMonth: monthBefore,
} as const satisfies Record<string, (today: string) => Period>;

type Props = { list: ListFilter };

/** When a request arrived: a usual period by one press, or from a day to a day; the first is not after the last. */
export function DayFields({ list }: Props) {
  const t = useTexts();
  const { filter, choose, leaveField } = list;
  const limits = { from: { max: filter.to }, to: { min: filter.from } };
  return (
    <div className="grid gap-4">
      <Presets list={list} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['from', 'to'] as const).map((part) => (
          <TextField
            key={part}
            id={`filter-${part}`}
            type="date"
            label={t(`serviceRequests:filters.${part}`)}
            value={filter[part] ?? ''}
            {...limits[part]}
            onChange={(event) => choose({ [part]: event.target.value })}
            onBlur={leaveField}
          />
        ))}
      </div>
    </div>
  );
}

function Presets({ list: { filter, choose } }: Props) {
  const t = useTexts();
  const now = useNow();
  const today = now === null ? null : dayOf(now, 'sk');
  const names = Object.keys(presets) as (keyof typeof presets)[];
  return (
    <div role="group" aria-label={t('serviceRequests:filters.days')} className="flex flex-wrap gap-2">
      {names.map((name) => {
        const period = today === null ? null : presets[name](today);
        return (
          <button
            key={name}
            type="button"
            className="filter-switch"
            aria-pressed={period !== null && filter.from === period.from && filter.to === period.to}
            onClick={() => (period ? choose(period) : undefined)}
          >
            {t(`serviceRequests:filters.presets.${name}`)}
          </button>
        );
      })}
      <button
        type="button"
        className="filter-switch"
        aria-pressed={filter.from === undefined && filter.to === undefined}
        onClick={() => choose({ from: undefined, to: undefined })}
      >
        {t('serviceRequests:filters.anyDay')}
      </button>
    </div>
  );
}
