import type { ReactNode } from 'react';
import { AccountBar } from '../../features/accounts/account-bar.tsx';
import { AccountToasts } from '../../features/accounts/account-toasts.tsx';

type Props = {
  /** At the start of the first line: heading or way back. */
  start: ReactNode;
  children: ReactNode;
};

/** Frame of every admin screen: a line with the account, the screen itself, toasts. */
export function AdminFrame({ start, children }: Props) {
  return (
    <div className="page-column grid gap-6 pt-6 pb-16">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {start}
        <AccountBar />
      </div>
      {children}
      <AccountToasts />
    </div>
  );
}
