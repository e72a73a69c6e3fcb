import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { screenOf } from '#domain/calendar/calendar-entry.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = {
  entry: CalendarEntry;
  /** Where its project does not stand beside it. */
  isProjectNamed?: boolean;
  className: string;
};

/** An entry by its kind and title, the way to what has the date. */
export function EntryLink({ entry, isProjectNamed = false, className }: Props) {
  const { kind, title, about, target, isDone, language: written } = entry;
  const t = useTexts();
  const { language } = usePage();
  const to = target === '' ? pathOf('adminPayments', language) : pathOf(screenOf[kind], language, { id: target });
  return (
    <a data-shortcut="row" className={className} href={to} data-kind={kind} data-done={isDone ? '' : undefined}>
      <span className="entry-kind">
        {t(`calendar:kinds.${kind}`)}
        {isDone ? <span className="sr-only">, {t('calendar:done')}</span> : null}
      </span>
      <span className="entry-title" lang={written === language ? undefined : written}>
        {title || t('calendar:untitled')}
      </span>
      {isProjectNamed ? <span className="entry-about">{about}</span> : null}
    </a>
  );
}
