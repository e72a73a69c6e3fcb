import { useEffect, useEffectEvent } from 'react';
import { useRequestToasts } from './toasts.ts';

/** Tells by a toast that requests could not be loaded (spec §8), once for each failure. */
export function useLoadToast(error: Error | null): void {
  const toasts = useRequestToasts();
  const tell = useEffectEvent((failure: Error) => toasts.failed('load', failure));
  useEffect(() => {
    // Toasts live outside React.
    if (error) tell(error);
  }, [error]);
}
