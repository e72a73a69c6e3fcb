import { lazy, Suspense, useSyncExternalStore } from 'react';

import { toastStore } from './toast-store.ts';

type Props = { label: string; regionLabel: string; closeLabel: string };

const LazyToaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

function hasToasts() {
  return toastStore.list().length > 0;
}

/** Place for toasts: costs next to nothing until the first toast, then loads the toaster. */
export function ToastOutlet(props: Props) {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false);
  return isNeeded ? (
    <Suspense fallback={null}>
      <LazyToaster {...props} />
    </Suspense>
  ) : null;
}
