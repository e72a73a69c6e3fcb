import { useEffect, useState } from 'react';

/** Whether a time (ms UTC) is still to come; null never is. */
export function useChangeTime(until: number | null): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && !isOver;
}
