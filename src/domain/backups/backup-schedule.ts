import { dayOf, startOfDay, timeFormat } from '#domain/days.ts';
import { timeZoneOf } from '#domain/languages.ts';

/** At which time of the day the agency's clock shows when a backup is made. */
export type BackupSchedule = { hour: number; minute: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The newest moment (ms UTC) not after `now` for which a backup is due (K3). A time that a clock change leaves out is an hour later. */
export function lastDue(schedule: BackupSchedule, now: number): number {
  const today = momentOf(schedule, dayOf(now, 'sk'));
  return today <= now ? today : momentOf(schedule, dayOf(startOfDay(dayOf(now, 'sk'), 'sk') - 1, 'sk'));
}

/** The moment of a day at which the clock first shows the time; without one, as many minutes after midnight as it says. */
function momentOf({ hour, minute }: BackupSchedule, day: string): number {
  const start = startOfDay(day, 'sk');
  const wanted = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const usual = start + (hour * 60 + minute) * minuteMs;
  const candidates = [usual - 60 * minuteMs, usual, usual + 60 * minuteMs];
  const format = timeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timeZoneOf.sk });
  return candidates.find((time) => dayOf(time, 'sk') === day && format.format(time) === wanted) ?? usual;
}

/** Above this size a backup is verified once a week instead of every time (bytes). */
export const largeBackup = 2 ** 30;

type Verification = { bytes: number; verifiedAt: number | null; hasFailed: boolean; now: number };

/** Whether a new backup is restored into a scratch database: always up to 1 GiB, beyond that after a week or a failure (K3). */
export function isVerificationDue({ bytes, verifiedAt, hasFailed, now }: Verification): boolean {
  return bytes <= largeBackup || hasFailed || verifiedAt === null || now - verifiedAt >= 7 * dayMs - 60 * minuteMs;
}

/** The Monday of the week of a day, both as `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * dayMs).toISOString().slice(0, 10);
}
