import { useEffect, useEffectEvent } from 'react';
import { type ToastContent, showToast } from './toast-store.ts';

/** Shows a toast once for each new error; `contentOf` returns its content. */
export function useErrorToast(error: Error | null, contentOf: (error: Error) => ToastContent): void {
  const show = useEffectEvent((failure: Error) => showToast(contentOf(failure)));
  useEffect(() => {
    if (error) show(error);
  }, [error]);
}
