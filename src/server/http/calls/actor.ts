import { type Action, type Actor, type Resource, actorOfRole, refusalOf } from '#domain/permissions.ts';
import { isProofFresh } from '#domain/accounts/session-rules.ts';
import { AppError } from './app-error.ts';
import type { Caller } from '#server/services.ts';

/** The caller as the permissions see it. */
export function actorOf({ user }: Pick<Caller, 'user'>): Actor {
  return user ? actorOfRole(user.role, user) : { kind: 'anonymous' };
}

/** Throws `sign-in-required`, `second-factor-required` or `access-denied` unless the caller may do it. */
export function demand(caller: Pick<Caller, 'user'>, action: Action, resource?: Resource): void {
  const refusal = refusalOf(actorOf(caller), action, resource);
  if (refusal) throw new AppError(refusal);
}

/** Throws `proof-needed` unless the session has lately proved whose it is; `now` is ms UTC (ASVS 7.5.1). */
export function demandProof({ provedAt }: Pick<Caller, 'provedAt'>, now: number): void {
  if (!isProofFresh(provedAt, now)) throw new AppError('proof-needed');
}
