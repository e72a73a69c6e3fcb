import { timingSafeEqual } from 'node:crypto';

/** Whether a code that somebody presents is the right one, found out in a time that does not tell where they differ. */
export function isSameCode(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
