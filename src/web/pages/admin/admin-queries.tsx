import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../../lib/query-client.ts';

let shared: QueryClient | null = null;

/** One cache for all admin screens of a page load; on the server one for each render, which belongs to one person. */
function queryClientOfPage(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}

type Props = { children: ReactNode };

/** Lets an admin screen ask the server, and keeps the answers while one moves between screens. */
export function AdminQueries({ children }: Props) {
  const [client] = useState(queryClientOfPage);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
