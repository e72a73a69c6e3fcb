import type { FormEvent } from 'react';
import { type Period, lastDays, lengthOf, longestPeriod, offeredPeriods } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';

const names = { 7: 'week', 30: 'month', 90: 'quarter', 365: 'year' } as const satisfies Record<
  (typeof offeredPeriods)[number],
  string
>;

type Props = {
  /** The period that is shown; null until it is known. */
  period: Period | null;
};

/** Chooses a period: a preset, or from a day to a day. The address holds it (G8). */
export function PeriodBar({ period }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const today = now === null ? null : dayOf(now, 'sk');
  const path = pathOf('adminAnalytics', language);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const dates = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    navigate(`${path}?${new URLSearchParams(dates)}`);
  }

  return (
    <nav aria-label={t('analytics:period.label')} className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <ul className="flex flex-wrap gap-2">
        {offeredPeriods.map((days) => {
          const offered = today === null ? null : lastDays(today, days);
          const isShown = offered !== null && offered.from === period?.from && offered.to === period.to;
          return (
            <li key={days}>
              <a
                href={offered ? `${path}?${new URLSearchParams(offered)}` : path}
                aria-current={isShown ? 'true' : undefined}
                className="filter-switch pointer-coarse:min-h-11"
              >
                {t(`analytics:period.${names[days]}`)}
              </a>
            </li>
          );
        })}
      </ul>
      <form
        // The fields follow the period of the address.
        key={`${period?.from} ${period?.to}`}
        action={path}
        onSubmit={show}
        className="flex flex-wrap items-end gap-2"
      >
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="grid gap-1 text-sm">
            {t(`analytics:period.${end}`)}
            <input
              type="date"
              name={end}
              required
              max={today ?? undefined}
              defaultValue={period?.[end]}
              className="control pointer-coarse:min-h-11"
              data-size="sm"
            />
          </label>
        ))}
        <Button type="submit" size="sm">
          {t('analytics:period.show')}
        </Button>
      </form>
    </nav>
  );
}

/** The period in an address; null where there is none, 'invalid' where it cannot be read. */
export function readPeriod(query: URLSearchParams): Period | null | 'invalid' {
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === null && to === null) return null;
  const length = from === null || to === null ? 0 : lengthOf({ from, to });
  return from !== null && to !== null && length >= 1 && length <= longestPeriod ? { from, to } : 'invalid';
}
