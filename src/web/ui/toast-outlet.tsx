import { lazy, Suspense, useSyncExternalStore } from 'react';

import { toastStore } from './toast-store.ts';

type Props = { label: string; regionLabel: string; closeLabel: string };

const LazyToaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

function hasToasts() {
  return toastStore.list().length > 0;
}

/** Outlet of the toasts; loads the toaster as a lazy chunk with the first toast. */
export function ToastOutlet(props: Props) {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false);
  return isNeeded ? (
    <Suspense fallback={null}>
      <LazyToaster {...props} />
    </Suspense>
  ) : null;
}
