import type { Role } from './accounts/account.ts';
import type { ErrorCode } from './errors/codes.ts';

/** Who acts: a visitor, a person with an account, or a person of the agency (spec §6). */
export type Actor = { kind: 'anonymous' } | Person;

type Person = {
  kind: 'customer' | 'bookkeeper' | 'admin';
  userId: string;
  /** True while a second factor is demanded of everybody and this person has none yet (F5). */
  mustEnrol: boolean;
};

/** A person of a role as the permissions see them. */
export function actorOfRole(role: Role, { id = '', mustEnrol }: { id?: string; mustEnrol: boolean }): Actor {
  return { kind: role === 'user' ? 'customer' : role, userId: id, mustEnrol };
}

/** Permissions, one word each; endpoints and screens name one. */
export const actions = [
  'visit',
  'sign-out',
  'see-own-name',
  'enrol-second-factor',
  'manage-own-account',
  'open-portal',
  'keep-own-draft',
  'open-office-profile',
  'open-back-office',
  'read-service-requests',
  'change-service-requests',
  'manage-customers',
  'manage-users',
  'manage-mail',
  'manage-prices',
  'manage-content',
  'manage-quotes',
  'manage-projects',
  'manage-money',
  'read-documents',
  'read-analytics',
  'change-settings',
  'read-error-reports',
  'change-error-reports',
  'read-audit-log',
  'watch-health',
] as const;
export type Action = (typeof actions)[number];

/** A thing that belongs to somebody; without an owner only the agency's people may touch it. */
export type Resource = { ownerId: string | null };

/**
 * Who may in principle; `owner` is the person to whom the thing belongs, `portal` are all who have a portal of their own,
 * which bookkeepers have not. Administrators may everything.
 */
type Rule = 'everyone' | 'signed-in' | 'portal' | 'owner' | 'bookkeeper' | 'admin';

/** The table of permissions (spec §6, domain.md). */
const ruleOf: Record<Action, Rule> = {
  visit: 'everyone',
  'sign-out': 'everyone',
  'see-own-name': 'signed-in',
  'enrol-second-factor': 'signed-in',
  'manage-own-account': 'signed-in',
  'open-portal': 'portal',
  'keep-own-draft': 'signed-in',
  'open-office-profile': 'bookkeeper',
  'open-back-office': 'admin',
  'read-service-requests': 'admin',
  'change-service-requests': 'admin',
  'manage-customers': 'admin',
  'manage-users': 'admin',
  'manage-mail': 'admin',
  'manage-prices': 'admin',
  'manage-content': 'admin',
  'manage-quotes': 'admin',
  'manage-projects': 'admin',
  'manage-money': 'admin',
  'read-documents': 'bookkeeper',
  'read-analytics': 'admin',
  'change-settings': 'admin',
  'read-error-reports': 'admin',
  'change-error-reports': 'admin',
  'read-audit-log': 'admin',
  'watch-health': 'admin',
};

/** All that is left to a person who must first set up a second factor (F5). */
const allowedBeforeEnrolment: ReadonlySet<Action> = new Set<Action>([
  'visit',
  'sign-out',
  'see-own-name',
  'enrol-second-factor',
]);

/** Errors by which a refusal is answered. */
export type Refusal = Extract<ErrorCode, 'sign-in-required' | 'second-factor-required' | 'access-denied'>;

/** Why an actor may not do something; null when they may. The one mechanism behind every endpoint and screen. */
export function refusalOf(actor: Actor, action: Action, resource: Resource = { ownerId: null }): Refusal | null {
  const rule = ruleOf[action];
  if (rule === 'everyone') return null;
  if (actor.kind === 'anonymous') return 'sign-in-required';
  if (actor.mustEnrol && !allowedBeforeEnrolment.has(action)) return 'second-factor-required';
  if (rule === 'signed-in' || actor.kind === 'admin') return null;
  return isOf(rule, actor, resource) ? null : 'access-denied';
}

/** Whether a rule names a customer or a bookkeeper. */
function isOf(rule: Rule, { kind, userId }: Person, { ownerId }: Resource): boolean {
  if (rule === 'owner') return ownerId === userId;
  return rule === (kind === 'customer' ? 'portal' : kind);
}

/** Whether an actor may do something (F1, F5, spec §6). */
export function can(actor: Actor, action: Action, resource?: Resource): boolean {
  return refusalOf(actor, action, resource) === null;
}
