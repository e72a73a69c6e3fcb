import { formatDay } from '#domain/days.ts';
import { usePage } from '../page-context.ts';
import { exactTime, relativeTime } from './relative-time.ts';

type Props = {
  /** Time in ms UTC. */
  at: number;
  /** Clock of this render; null shows the exact time. */
  now: number | null;
};

/** A time as one would say it, with the exact one on hover and for machines. */
export function TimeStamp({ at, now }: Props) {
  const { language } = usePage();
  const exact = exactTime(at, language);
  const shown = now === null ? exact : (relativeTime(at, now, language) ?? formatDay(at, language));
  return (
    <time className="figures whitespace-nowrap" dateTime={new Date(at).toISOString()} title={exact}>
      {shown}
    </time>
  );
}
