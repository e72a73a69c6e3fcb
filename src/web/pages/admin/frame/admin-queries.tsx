import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProofGate } from '../../../features/accounts/proof/proof-gate.tsx';
import { useQueryClientOfPage } from '../../../features/errors/use-query-client-of-page.ts';

type Props = { children: ReactNode };

/**
 * Provides the query client of the back office, whose cache survives navigation between screens, and asks whose session
 * it is before changes that need it.
 */
export function AdminQueries({ children }: Props) {
  return (
    <QueryClientProvider client={useQueryClientOfPage()}>
      {children}
      <ProofGate />
    </QueryClientProvider>
  );
}
