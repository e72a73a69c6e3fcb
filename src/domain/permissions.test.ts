import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, type Actor, actions, can, refusalOf } from './permissions.ts';

const actors = {
  anonymous: { kind: 'anonymous' },
  customer: { kind: 'customer', userId: 'c', mustEnrol: false },
  bookkeeper: { kind: 'bookkeeper', userId: 'b', mustEnrol: false },
  admin: { kind: 'admin', userId: 'a', mustEnrol: false },
  'customer to enrol': { kind: 'customer', userId: 'c', mustEnrol: true },
  'bookkeeper to enrol': { kind: 'bookkeeper', userId: 'b', mustEnrol: true },
  'admin to enrol': { kind: 'admin', userId: 'a', mustEnrol: true },
} satisfies Record<string, Actor>;

const everybody = [
  'customer',
  'bookkeeper',
  'admin',
  'customer to enrol',
  'bookkeeper to enrol',
  'admin to enrol',
] as const;

/** Who may do each action, written out a second time so that a change of the table is a change of two places. */
const allowed: Record<Action, readonly (keyof typeof actors)[]> = {
  visit: ['anonymous', ...everybody],
  'sign-out': ['anonymous', ...everybody],
  'see-own-name': [...everybody],
  'enrol-second-factor': [...everybody],
  'manage-own-account': ['customer', 'bookkeeper', 'admin'],
  'open-portal': ['customer', 'admin'],
  'keep-own-draft': ['customer', 'bookkeeper', 'admin'],
  'open-office-profile': ['bookkeeper', 'admin'],
  'open-back-office': ['admin'],
  'read-service-requests': ['admin'],
  'change-service-requests': ['admin'],
  'manage-customers': ['admin'],
  'manage-users': ['admin'],
  'manage-mail': ['admin'],
  'manage-prices': ['admin'],
  'manage-content': ['admin'],
  'manage-quotes': ['admin'],
  'manage-projects': ['admin'],
  'manage-money': ['admin'],
  'read-documents': ['bookkeeper', 'admin'],
  'read-analytics': ['admin'],
  'change-settings': ['admin'],
  'read-error-reports': ['admin'],
  'change-error-reports': ['admin'],
  'read-audit-log': ['admin'],
  'watch-health': ['admin'],
};

test('F1 F5 each action is for those the table names and for nobody else', () => {
  for (const action of actions) {
    for (const [name, actor] of Object.entries(actors)) {
      assert.equal(
        can(actor, action),
        allowed[action].some((each) => each === name),
        `${name} ${action}`,
      );
    }
  }
});

test('F1 F5 a refusal says what is missing: a login, a second factor, or a right', () => {
  assert.equal(refusalOf(actors.anonymous, 'open-back-office'), 'sign-in-required');
  assert.equal(refusalOf(actors.customer, 'open-back-office'), 'access-denied');
  assert.equal(refusalOf(actors.bookkeeper, 'open-back-office'), 'access-denied');
  assert.equal(refusalOf(actors['bookkeeper to enrol'], 'read-documents'), 'second-factor-required');
  assert.equal(refusalOf(actors['admin to enrol'], 'open-back-office'), 'second-factor-required');
  assert.equal(refusalOf(actors['customer to enrol'], 'open-back-office'), 'second-factor-required');
});
