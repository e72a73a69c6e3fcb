import { useEffect, useState } from 'react';

/** Work that takes longer than this (ms) says that it goes on. */
const slowMs = 1000;

/** Whether what is under way has been so for over a second (C8). */
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
