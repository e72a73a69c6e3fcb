const firstDelayMs = 30_000;
/** No failed job waits longer for its next attempt. */
export const longestBackOffMs = 3_600_000;

/** Milliseconds from a failed attempt to the next: 30 s after the first, then doubled, at most one hour. */
export function backOffMs(failedAttempts: number): number {
  return Math.min(firstDelayMs * 2 ** (failedAttempts - 1), longestBackOffMs);
}
