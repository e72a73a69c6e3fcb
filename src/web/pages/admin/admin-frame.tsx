import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AccountBar } from '../../features/accounts/account-bar.tsx';
import { AccountToasts } from '../../features/accounts/account-toasts.tsx';
import { createQueryClient } from '../../lib/query-client.ts';

let shared: QueryClient | null = null;

/** One cache for all admin screens of a page load; on the server one for each render, which belongs to one person. */
function queryClientOfPage(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}

type Props = {
  /** At the start of the first line: heading or way back. */
  start: ReactNode;
  children: ReactNode;
};

/** Frame of every admin screen: data, a line with the account, toasts. */
export function AdminFrame({ start, children }: Props) {
  const [client] = useState(queryClientOfPage);
  return (
    <QueryClientProvider client={client}>
      <div className="page-column grid gap-6 pt-6 pb-16">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {start}
          <AccountBar />
        </div>
        {children}
      </div>
      <AccountToasts />
    </QueryClientProvider>
  );
}
