import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Configurator } from '../../features/configurator/configurator.tsx';
import { SummaryStep } from '../../features/configurator/summary/summary-step.tsx';
import { useQueryClientOfPage } from '../../features/errors/use-query-client-of-page.ts';
import { ExplainedEstimate } from '../../features/estimates/explained-estimate.tsx';

type Props = ComponentProps<ComponentProps<typeof Configurator>['parts']['Summary']>;

/** The configurator's last step with all that only it needs: calls to the server and the explained estimate (C8). */
export function QuoteSummary(props: Props) {
  const queryClient = useQueryClientOfPage();
  return (
    <QueryClientProvider client={queryClient}>
      <SummaryStep {...props} explained={(estimate) => <ExplainedEstimate estimate={estimate} />} />
    </QueryClientProvider>
  );
}
