import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryClientOfPage } from '../../features/errors/use-query-client-of-page.ts';

type Props = { children: ReactNode };

/** Lets an admin screen ask the server, and keeps the answers while one moves between screens. */
export function AdminQueries({ children }: Props) {
  return <QueryClientProvider client={useQueryClientOfPage()}>{children}</QueryClientProvider>;
}
