import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryClientOfPage } from '../../features/errors/use-query-client-of-page.ts';

type Props = { children: ReactNode };

/** Provides the query client of the back office; its cache survives navigation between screens. */
export function AdminQueries({ children }: Props) {
  return <QueryClientProvider client={useQueryClientOfPage()}>{children}</QueryClientProvider>;
}
