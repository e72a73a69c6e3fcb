/** Pauses before somebody who was away is mailed, in ms. */
export const awayPauses = {
  /** So long nothing more was written. */
  quiet: 5 * 60_000,
  /** So long the first message waits at most, however much is written after it. */
  longest: 15 * 60_000,
  /** So long who has the portal open, in some tab, may find a message there. */
  present: 60 * 60_000,
  /** What is older is not mailed any more. */
  oldest: 24 * 60 * 60_000,
} as const;

type Unread = { oldest: number; newest: number; isPresent: boolean };

/** When what somebody has not read is mailed (ms UTC): now, or the next moment at which that is to be asked again (I2). */
export function mailingTime({ oldest, newest, isPresent }: Unread, now: number): number {
  const quiet = Math.min(newest + awayPauses.quiet, oldest + awayPauses.longest);
  if (now < quiet) return quiet;
  const patient = oldest + awayPauses.present;
  return isPresent && now < patient ? Math.min(now + awayPauses.quiet, patient) : now;
}
