import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { monthOf, weeksOf } from '#domain/calendar/month.ts';
import { timeFormat, writeDay } from '#domain/days.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { EntryLink } from './entry-link.tsx';

/** What of a day is shown in the grid; the rest is counted and stands in the agenda. */
const shownInDay = 4;

type Props = {
  month: string;
  label: string;
  today: string;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** Address of the agenda of a month. */
  agendaOf: (month: string) => string;
};

/** A month as a table of weeks; on a phone the agenda stands in its place. */
export function MonthGrid({ month, label, today, entries, agendaOf }: Props) {
  const { language } = usePage();
  const weeks = weeksOf(month);
  const weekday = (day: string, style: 'short' | 'long') =>
    timeFormat(localeOf[language], { weekday: style, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
  return (
    <table className="month-grid">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-outside={monthOf(day) === month ? undefined : ''}
                aria-current={day === today ? 'date' : undefined}
              >
                <time dateTime={day} className="day-number figures" aria-label={writeDay(day, language, 'words')}>
                  {Number(day.slice(8))}
                </time>
                <DayEntries entries={entries.get(day) ?? []} agenda={agendaOf(monthOf(day))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayEntries({ entries, agenda }: { entries: readonly CalendarEntry[]; agenda: string }) {
  const t = useTexts();
  if (entries.length === 0) return null;
  const shown = entries.length > shownInDay ? entries.slice(0, shownInDay - 1) : entries;
  const left = entries.length - shown.length;
  return (
    <ul className="grid gap-1">
      {shown.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`}>
          <EntryLink
            entry={entry}
            isProjectNamed={entry.kind === 'milestone' || entry.kind === 'material'}
            className="month-entry"
          />
        </li>
      ))}
      {left > 0 ? (
        <li>
          <a className="text-xs" href={agenda}>
            {t('calendar:more', { count: left })}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
