import { QueryClientProvider } from '@tanstack/react-query';
import { Configurator } from '../../features/configurator/configurator.tsx';
import { useQueryClientOfPage } from '../../features/errors/use-query-client-of-page.ts';
import { ExplainedEstimate } from '../../features/estimates/explained-estimate.tsx';
import { LivePrice } from '../../features/estimates/live-price.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';

/** The quote configurator (C). */
export function QuotePage() {
  const t = useTexts();
  const { data } = usePage();
  const queryClient = useQueryClientOfPage();
  const { priceBook } = data;
  if (!priceBook) throw new Error('The quote page needs a price book.');
  return (
    <QueryClientProvider client={queryClient}>
      <div className="page-column grid gap-1 py-8 md:py-12">
        <h1 tabIndex={-1} className="text-3xl">
          {t('configurator:title')}
        </h1>
        <Configurator
          data={{ ...data, priceBook }}
          views={{
            live: (estimate) => <LivePrice estimate={estimate} />,
            explained: (estimate) => <ExplainedEstimate estimate={estimate} />,
          }}
        />
      </div>
    </QueryClientProvider>
  );
}
