import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { monthLater, monthOf, weeksOf } from '#domain/calendar/month.ts';
import { dayOf } from '#domain/days.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { monthName } from '../../lib/time/month-options.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useCalendar } from './queries.ts';
import { useCalendarAddress } from './use-calendar-address.ts';

/** The dates of one month as a grid or an agenda, each with the way to what it is about (I1). */
export function CalendarView() {
  const now = useNow();
  return now === null ? <RowsSkeleton rows={6} /> : <Month now={now} />;
}

function Month({ now }: { now: number }) {
  const t = useTexts();
  const { language } = usePage();
  const { month: chosen, view } = useCalendarAddress();
  const today = dayOf(now, language);
  const month = chosen ?? monthOf(today);
  const days = weeksOf(month).flat();
  const calendar = useCalendar(days[0] ?? month, days.at(-1) ?? month);
  return (
    <>
      <MonthBar month={month} today={today} />
      {calendar.data ? (
        <>
          {calendar.data.isMore ? (
            <Notice tone="warning" role="note">
              {t('calendar:incomplete')}
            </Notice>
          ) : null}
          <Shown month={month} today={today} isAgenda={view === 'agenda'} entries={calendar.data.entries} />
        </>
      ) : calendar.error ? (
        <LoadFailure error={calendar.error} isRetrying={calendar.isFetching} onRetry={() => void calendar.refetch()} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </>
  );
}

type ShownProps = { month: string; today: string; isAgenda: boolean; entries: readonly CalendarEntry[] };

function Shown({ month, today, isAgenda, entries }: ShownProps) {
  const { language } = usePage();
  const { addressOf } = useCalendarAddress();
  const label = monthName(month, language);
  const own = Map.groupBy(
    entries.filter(({ day }) => monthOf(day) === month),
    ({ day }) => day,
  );
  if (isAgenda) return <Agenda label={label} today={today} entries={own} />;
  return (
    <>
      <MonthGrid
        month={month}
        label={label}
        today={today}
        entries={Map.groupBy(entries, ({ day }) => day)}
        agendaOf={(wanted) => addressOf({ month: wanted, view: 'agenda' })}
      />
      <div className="md:hidden">
        <Agenda label={label} today={today} entries={own} />
      </div>
    </>
  );
}

/** The month in words, the ways to its neighbours and to today, and to the other view. */
function MonthBar({ month, today }: { month: string; today: string }) {
  const t = useTexts();
  const { language } = usePage();
  const { view, addressOf } = useCalendarAddress();
  const other = view === 'agenda' ? undefined : 'agenda';
  const to = (wanted: string | undefined) => addressOf({ month: wanted, view });
  const [before, after] = [monthLater(month, -1), monthLater(month, 1)];
  return (
    <nav aria-label={t('calendar:months')} className="flex flex-wrap items-center gap-2">
      <h2 aria-live="polite" className="me-auto text-xl first-letter:uppercase max-sm:basis-full">
        {monthName(month, language)}
      </h2>
      <ButtonLink size="sm" to={to(before)} icon={<ArrowLeftIcon size={16} />}>
        {monthName(before, language)}
      </ButtonLink>
      {month === monthOf(today) ? null : (
        <ButtonLink size="sm" to={to(undefined)}>
          {t('calendar:thisMonth')}
        </ButtonLink>
      )}
      <ButtonLink size="sm" to={to(after)} iconAfter={<ArrowRightIcon size={16} />}>
        {monthName(after, language)}
      </ButtonLink>
      <ButtonLink size="sm" className="max-md:hidden!" to={addressOf({ month, view: other })}>
        {t(other === 'agenda' ? 'calendar:views.agenda' : 'calendar:views.month')}
      </ButtonLink>
    </nav>
  );
}
