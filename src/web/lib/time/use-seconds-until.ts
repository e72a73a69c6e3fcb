import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds until a moment (ms UTC), at least 1; calls back when it has come, and again every 3 s while it is shown. */
export function useSecondsUntil(moment: number, onElapsed: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  const tick = useEffectEvent(() => {
    const seconds = secondsUntil(moment);
    setLeft(seconds);
    if (seconds <= 0 && seconds % 3 === 0) onElapsed();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(1, left);
}

const secondsUntil = (moment: number) => Math.ceil((moment - Date.now()) / 1000);
