import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { priorities } from '#domain/service-requests/status.ts';
import { systemReasons } from '#domain/service-requests/system-reasons.ts';
import { formatDay } from '#domain/days.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { ArrowRightIcon } from '../../../../ui/icons/arrows.tsx';

type Event = RequestDetail['events'][number];
type Props = { event: Event };

/** What an entry of the history says: from where to where, who, and why. */
export function EventText({ event }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { actor, actorName, reason, followUpAt } = event;
  const kind = t(`serviceRequests:actors.${actor}`);
  const known = actor === 'system' ? systemReasons.find((each) => each === reason) : undefined;
  return (
    <>
      <Change event={event} />
      <p className="text-sm">
        {actorName === null ? kind : t('serviceRequests:timeline.by', { actor: kind, name: actorName })}
      </p>
      {followUpAt === null ? null : (
        <p>{t('serviceRequests:followUp.until', { day: formatDay(followUpAt, language, 'words') })}</p>
      )}
      {reason ? <p className="text-ink">{known ? t(`serviceRequests:timeline.reasons.${known}`) : reason}</p> : null}
    </>
  );
}

function Change({ event }: Props) {
  const words = useChangeWords(event);
  if (!words) return null;
  const [from, to] = words;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {from}
      <ArrowRightIcon size={16} />
      {to}
    </p>
  );
}

/** What was before and after, in words: statuses, priorities, people or nobody. Null where nothing went from one to another. */
function useChangeWords({ kind, from, to, change }: Event): readonly [from: string, to: string] | null {
  const t = useTexts();
  if (kind === 'submitted') return null;
  if (from && to) return [t(`serviceRequests:statuses.${from}`), t(`serviceRequests:statuses.${to}`)];
  if (!change) return null;
  // Whether it is about a person or a priority shows in the words themselves; an undone change has no other sign.
  const wordOf = (value: string | null) => {
    const priority = priorities.find((each) => each === value);
    return priority ? t(`serviceRequests:priorities.${priority}`) : (value ?? t('serviceRequests:timeline.nobody'));
  };
  return [wordOf(change.from), wordOf(change.to)];
}
