import type { Caller } from '#server/services.ts';

/** Id of the administrator who calls; the permission of the endpoint guarantees that there is one. */
export function callerId({ user }: Caller): string {
  if (!user) throw new Error('Only somebody signed in changes requests.');
  return user.id;
}
