import { holdScreenLock } from './queue/queue-locks.ts';
import type { EffectTarget } from './run-effects.ts';

/** Returns where the effects take place; null for a caller that runs them itself. */
type Claim = { target: (() => EffectTarget) | null };

const claims = new Map<string, Claim[]>();

/** Has this page, and no other, show the outcome of a submission. Returns a function that ends that. */
export function claimOutcome(key: string, target: Claim['target']): () => void {
  const claim = { target };
  claims.set(key, [...(claims.get(key) ?? []), claim]);
  const release = holdScreenLock(key);
  return () => {
    claims.set(
      key,
      (claims.get(key) ?? []).filter((each) => each !== claim),
    );
    release();
  };
}

/** The last claim for the outcome of a submission, undefined where no screen of this page shows it. */
export function claimOf(key: string): Claim | undefined {
  return claims.get(key)?.at(-1);
}
