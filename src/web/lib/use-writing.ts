import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Writing<T> = { written: T | null; error: Error | null; isSlow: boolean; isWorking: boolean };

/** After this time (ms) it counts as slow, where the caller names no other. */
const usuallySlowMs = 8000;

/** Has a text written on mount, and again on request; only the response to the last request counts. */
export function useWriting<T>(write: () => Promise<T>, slowMs = usuallySlowMs) {
  const [state, setState] = useState<Writing<T>>({ written: null, error: null, isSlow: false, isWorking: true });
  const latest = useRef(0);

  function start(): () => void {
    latest.current += 1;
    const own = latest.current;
    const settle = (outcome: Partial<Writing<T>>) => {
      if (own === latest.current) setState((before) => ({ ...before, ...outcome }));
    };
    const timer = setTimeout(() => settle({ isSlow: true }), slowMs);
    write()
      .then(
        (written) => settle({ written, error: null, isWorking: false, isSlow: false }),
        (error: unknown) => settle({ error: asError(error), isWorking: false, isSlow: false }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }
  const startFirst = useEffectEvent(start);
  useEffect(() => startFirst(), []);

  return {
    ...state,
    again() {
      setState((before) => ({ ...before, error: null, isWorking: true }));
      start();
    },
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
