import type { Role } from './account.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * A session that was not used for this many ms ends (ASVS 7.3.1): the back office is left alone for a night at most,
 * customers come back after days.
 */
export const idleLimitMs: Record<Role, number> = { admin: 12 * hour, bookkeeper: 12 * hour, user: 7 * 24 * hour };

/** For this many ms after a password or passkey a session may change how its account is signed in to (ASVS 7.5.1). */
export const proofLifetimeMs = 5 * minute;

/** Whether a session that last proved whose it is at a moment may change that now (both ms UTC). */
export function isProofFresh(provedAt: number, now: number): boolean {
  return now - provedAt <= proofLifetimeMs;
}
