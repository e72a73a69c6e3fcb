import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { SignedInUser } from '#server/services.ts';

/** What the browser may know of the signed-in person. */
export function toCurrentUser({ username, role, mustEnrol }: SignedInUser): CurrentUser {
  return { username, role, mustEnrol };
}
