import type { ReactNode } from 'react';
import { AccountToasts } from '../../../features/accounts/signed-in/account-toasts.tsx';

type Props = {
  /** At the start of the first line: heading or way back. */
  start: ReactNode;
  children: ReactNode;
  /** A list that takes all the width of a large screen. */
  isWide?: boolean;
};

/** Frame of every admin screen within the back office: its first line, the screen itself, toasts of the account. */
export function AdminFrame({ start, children, isWide = false }: Props) {
  return (
    <div className="office-column grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-16" data-wide={isWide ? '' : undefined}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">{start}</div>
      {children}
      <AccountToasts />
    </div>
  );
}

/** Heading of a screen in its first line; takes the focus when one comes to the screen. */
export function OfficeTitle({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="text-2xl">
      {children}
    </h1>
  );
}
