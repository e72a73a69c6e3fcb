import { useCallback, useEffect, useRef, useState } from 'react';

type Writing<T> = { written: T | null; error: Error | null; isSlow: boolean; isWorking: boolean };

/** After this time (ms) a reader is told that it goes on, where the caller says no other. */
const usuallySlowMs = 8000;

/** Has a text written at once, and again when asked; only the latest answer counts. */
export function useWriting<T>(write: () => Promise<T>, slowMs = usuallySlowMs) {
  const [state, setState] = useState<Writing<T>>({ written: null, error: null, isSlow: false, isWorking: true });
  const asked = useRef(0);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });

  const ask = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const settle = (outcome: Partial<Writing<T>>) => {
      if (mine === asked.current) setState((before) => ({ ...before, ...outcome }));
    };
    const timer = setTimeout(() => settle({ isSlow: true }), slowMs);
    latest
      .current()
      .then(
        (written) => settle({ written, error: null, isWorking: false, isSlow: false }),
        (error: unknown) => settle({ error: asError(error), isWorking: false, isSlow: false }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      asked.current += 1;
      clearTimeout(timer);
    };
  }, [slowMs]);
  useEffect(ask, [ask]);

  return {
    ...state,
    again() {
      setState((before) => ({ ...before, error: null, isWorking: true }));
      ask();
    },
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
