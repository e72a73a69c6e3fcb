import type { RequestDetail } from '#contract/service-requests.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { exactTime } from '../../lib/relative-time.ts';

type Props = { events: RequestDetail['events'] };

/** Everything that happened to a request, oldest first, along the line. */
export function RequestHistory({ events }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const entries = events.map(({ id, at, kind, actor, from, to, reason }) => ({
    id,
    title: t(`serviceRequests:events.${kind}`),
    dateTime: new Date(at).toISOString(),
    time: exactTime(at, language),
    text: (
      <>
        {kind === 'status-changed' && to ? (
          <p className="flex flex-wrap items-center gap-2">
            {from ? t(`serviceRequests:statuses.${from}`) : null}
            <ArrowRightIcon size={16} />
            {t(`serviceRequests:statuses.${to}`)}
          </p>
        ) : null}
        <p className="text-sm">{t(`serviceRequests:actors.${actor}`)}</p>
        {reason ? <p>{reason}</p> : null}
      </>
    ),
  }));
  return <Timeline label={t('serviceRequests:detail.history')} entries={entries} />;
}
