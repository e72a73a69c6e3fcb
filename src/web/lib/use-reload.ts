import { useState } from 'react';

/**
 * Reads again what a form was made from. Fields take their values when they are made: those of somebody else's change
 * need new ones, so give them `loads` as their key.
 */
export function useReload(refetch: () => Promise<unknown>): { loads: number; reload: () => void } {
  const [loads, setLoads] = useState(0);
  return { loads, reload: () => void refetch().then(() => setLoads(loads + 1)) };
}
