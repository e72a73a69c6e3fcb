/** Media query for a device that asks for less motion. */
export const calmMotion = '(prefers-reduced-motion: reduce)';

/** Whether the device asks for less motion. */
export function wantsCalm(): boolean {
  return matchMedia(calmMotion).matches;
}
