/** Time in ms under the pointer before a tooltip opens (spec §4). */
const delayMs = 700;
/** Within this many ms after one closed, the next opens at once (spec §4). */
const skipDelayMs = 300;

/** How long the pointer has to rest on an element before its tooltip opens, in ms; both times from the same clock. */
export const tooltipDelay = (now: number, closedAt: number): number => (now - closedAt < skipDelayMs ? 0 : delayMs);
