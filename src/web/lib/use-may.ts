import { type Action, actorOfRole, can } from '#domain/permissions.ts';
import { type Screen, routes } from '#domain/routes.ts';
import { usePage } from './page-context.ts';

/**
 * Returns what the signed-in person may do and which screens they may open, by the table that the server asks too (F1,
 * H11): what somebody may not is not offered to them.
 */
export function useMay() {
  const { user } = usePage().data;
  const may = (action: Action): boolean => can(user ? actorOfRole(user.role, user) : { kind: 'anonymous' }, action);
  return { may, mayOpen: (screen: Screen): boolean => may(routes[screen].permission) };
}
