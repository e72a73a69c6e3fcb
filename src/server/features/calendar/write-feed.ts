import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { brand } from '#domain/brand.ts';
import { screenOf } from '#domain/calendar/calendar-entry.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import type { ChangedEntry } from './read-calendar.ts';

/** How often calendar programs are asked to look again, in seconds. */
const refreshSeconds = 60 * 60;

/** What a feed is written with: its reader's language, and scheme and host of the office. */
type Frame = { language: Language; origin: string };

/**
 * Writes entries as an iCalendar file (RFC 5545, RFC 7986): days without a time, which block nobody's day. An entry keeps its UID for as
 * long as it stands, and its stamp is the time of its last change, so that an unchanged calendar is an unchanged file.
 */
export function writeFeed(entries: readonly ChangedEntry[], { language, origin }: Frame): string {
  const t = textsOf(language);
  const calendar = ical({
    name: t('calendar:feed.name'),
    prodId: { company: brand.name, product: 'calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const entry of entries) {
    const { kind, id, day, title, about, isDone } = entry;
    const summary = t('calendar:feed.summary', { kind: t(`calendar:kinds.${kind}`), title });
    calendar.createEvent({
      id: `${kind}-${id}@${uidHost}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(entry.changedAt),
      summary: isDone ? t('calendar:feed.done', { summary }) : summary,
      description: about === '' ? null : about,
      url: origin + addressOf(entry, language),
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  // The library leaves the break after the last line out (RFC 5545 §3.4).
  return `${calendar.toString()}\r\n`;
}

/** The same on every host of the installation, so that an entry stays the same one in calendar programs. */
const uidHost = 'calendar.plumbline';

function addressOf({ kind, target }: ChangedEntry, language: Language): string {
  return target === '' ? pathOf('adminPayments', language) : pathOf(screenOf[kind], language, { id: target });
}
