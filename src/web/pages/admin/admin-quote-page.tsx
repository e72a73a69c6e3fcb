import { pathOf } from '#domain/routes.ts';
import { useReadAbout } from '../../features/notifications/use-read-about.ts';
import { PresenceLine } from '../../features/presence/presence-line.tsx';
import { QuoteEditor } from '../../features/quotes/editor/quote-editor.tsx';
import { QuoteSkeleton } from '../../features/quotes/quote-skeleton.tsx';
import { useQuote } from '../../features/quotes/queries.ts';
import { QuoteView } from '../../features/quotes/view/quote-view.tsx';
import { isDenied, isMissing } from '../../lib/http/refusals.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MissingThing, WayBack } from '../../ui/way-back.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { QuoteMoney } from './frame/quote-money.tsx';

/** One quote: its draft in the editor, or what was sent (H2). */
export function AdminQuotePage() {
  const { parameters } = usePage();
  const id = parameters['id'] ?? '';
  return (
    <AdminQueries>
      <Quote key={id} id={id} />
    </AdminQueries>
  );
}

type Props = { id: string };

function Quote({ id }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const quote = useQuote(id);
  useReadAbout('quote', id);
  const list = pathOf('adminQuotes', language);
  if (isDenied(quote.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack to={list}>{t('quotes:detail.back')}</WayBack>}>
      {isMissing(quote.error) ? <MissingQuote list={list} /> : <QuoteParts quote={quote} />}
    </AdminFrame>
  );
}

function MissingQuote({ list }: { list: string }) {
  const t = useTexts();
  return (
    <MissingThing
      title={t('quotes:detail.missing.title')}
      text={t('quotes:detail.missing.text')}
      to={list}
      back={t('quotes:detail.back')}
    />
  );
}

type PartsProps = { quote: ReturnType<typeof useQuote> };

function QuoteParts({ quote: { data, error, isFetching, refetch } }: PartsProps) {
  if (data?.status === 'draft')
    return (
      <>
        <PresenceLine kind="quote" id={data.id} />
        <QuoteEditor key={data.id} detail={data} />
      </>
    );
  if (data) return <QuoteView quote={data} money={<QuoteMoney quote={data} />} />;
  if (error)
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <QuoteSkeleton />;
}
