import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { timeFormat, writeDay } from '#domain/days.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { EntryLink } from './entry-link.tsx';

type Props = { label: string; today: string; entries: ReadonlyMap<string, readonly CalendarEntry[]> };

/** Days with something in them, one under the other. */
export function Agenda({ label, today, entries }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (entries.size === 0) return <p className="text-muted">{t('calendar:none')}</p>;
  const weekday = (day: string) =>
    timeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
  return (
    <ol aria-label={label} className="agenda">
      {[...entries].map(([day, own]) => (
        <li key={day} className="agenda-day" aria-current={day === today ? 'date' : undefined}>
          <h2 className="text-base">
            <time dateTime={day} className="figures">
              {writeDay(day, language)}
            </time>
            <span className="block text-sm font-normal text-muted">
              {day === today ? t('calendar:today') : weekday(day)}
            </span>
          </h2>
          <ul className="grid">
            {own.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`} className="grid border-t border-hair py-2 first:border-t-0">
                <EntryLink entry={entry} className="agenda-entry" />
                {entry.about === '' ? null : <span className="text-sm wrap-anywhere text-muted">{entry.about}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
