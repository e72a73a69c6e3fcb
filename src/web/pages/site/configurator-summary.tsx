import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { AttachmentsSlot } from '../../features/attachments/attachments-slot.tsx';
import type { Configurator } from '../../features/configurator/configurator.tsx';
import { SummaryStep } from '../../features/configurator/summary/summary-step.tsx';
import { useQueryClientOfPage } from '../../features/errors/use-query-client-of-page.ts';
import { EstimateSum } from '../../features/estimates/estimate-sum.tsx';
import { ExplainedEstimate } from '../../features/estimates/explained-estimate.tsx';
import { PriceSuggestions } from '../../features/estimates/price-suggestions.tsx';
import { usePage } from '../../lib/page-context.ts';

type Props = ComponentProps<ComponentProps<typeof Configurator>['parts']['Summary']>;

/** The configurator's last step with all that only it needs: calls to the server and the explained estimate (C8). */
export function ConfiguratorSummary(props: Props) {
  const queryClient = useQueryClientOfPage();
  const { priceBook } = usePage().data;
  const { answers, isLive, update } = props.state;
  return (
    <QueryClientProvider client={queryClient}>
      <SummaryStep
        {...props}
        explained={(estimate) => (
          <>
            <EstimateSum estimate={estimate} />
            <ExplainedEstimate
              estimate={estimate}
              onChooseTimeline={isLive ? (timeline) => update({ timeline }) : null}
            />
            {/* Another version of the prices could not be compared with what holds. */}
            {priceBook?.version === estimate.priceBookVersion ? (
              <PriceSuggestions answers={answers} book={priceBook} now={estimate} isLive={isLive} onChange={update} />
            ) : null}
          </>
        )}
        files={<AttachmentsSlot look="section" />}
      />
    </QueryClientProvider>
  );
}
