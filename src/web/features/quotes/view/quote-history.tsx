import type { QuoteDetail, QuoteEvent } from '#contract/quotes/quotes.ts';
import { exactTime } from '../../../lib/time/relative-time.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Timeline } from '../../../ui/timeline.tsx';

type Props = { quote: QuoteDetail };

/** What has happened to a quote, and who did it. */
export function QuoteHistory({ quote }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const titleOf = useEventTitle();
  return (
    <Timeline
      label={t('quotes:life.history')}
      entries={quote.events.map((event) => ({
        id: event.id,
        title: titleOf(event),
        dateTime: new Date(event.at).toISOString(),
        time: exactTime(event.at, language),
        text: [event.actorName ?? t(`quotes:life.actors.${event.actor}`), event.reason].filter(Boolean).join(': '),
      }))}
    />
  );
}

function useEventTitle(): (event: QuoteEvent) => string {
  const t = useTexts();
  return ({ kind, from, to }) => {
    if (kind !== 'status-changed') return t(`quotes:life.events.${kind}`);
    const status = to ? t(`quotes:statuses.${to}`) : '';
    return from ? t('quotes:life.events.moved', { from: t(`quotes:statuses.${from}`), to: status }) : status;
  };
}
