import { useEffect, useState } from 'react';

/** Work that takes longer than this (ms) is slow. */
const slowMs = 1000;

/** Whether something has been pending for over a second (C8). */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
