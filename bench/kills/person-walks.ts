import { keepOwnDraft } from '#contract/drafts.ts';
import { changeDisplayName, changeEmail, changePassword, endOtherSessions } from '#contract/accounts/own-account.ts';
import { createUser, deleteUser, disableUser, enableUser } from '#contract/accounts/users.ts';
import { anonymiseCustomer, changeCustomer, createCustomer } from '#contract/customers.ts';
import { inviteFirmMember } from '#contract/firms/firms.ts';
import { restrictCustomer } from '#contract/personal-data/persons.ts';
import { addSubjectRequest, answerSubjectRequest, eraseSubject } from '#contract/personal-data/subject-requests.ts';
import { liftLegalHold, placeLegalHold } from '#contract/retention/legal-holds.ts';
import { dayOf } from '#domain/days.ts';
import { kovac } from '#tests/support/people/customers.ts';
import { answersOf } from '#tests/support/requests/submissions.ts';
import { registration } from './registration.ts';
import { secondFactorSteps } from './second-factor-steps.ts';
import {
  type Step,
  type Walk,
  type WalkKind,
  audited,
  makeCall,
  countIn,
  deed,
  fact,
  password,
  prove,
  proved,
  rowIn,
  rowsIn,
  versionIn,
} from './walk.ts';

const newPassword = 'rebrík a štetec';
const userOf = (walk: Walk) => rowIn(walk, 'users', { username_key: walk.mark });

/** Somebody registers and changes everything of the own account. */
export const accountWalk: WalkKind = {
  name: 'an account',
  steps: [
    ...registration,
    ...secondFactorSteps,
    {
      ...deed(changeDisplayName, { id: 'user' }),
      send: ({ visitor, mark }) => visitor.put(changeDisplayName.path, { displayName: `Jana ${mark}` }),
    },
    {
      call: keepOwnDraft,
      send: (walk) =>
        walk.visitor.put(keepOwnDraft.path, {
          draft: { answers: answersOf({ email: walk.email }), attachments: null },
          version: null,
        }),
      stored: (walk) => countIn(walk, 'own_drafts', { user_id: fact(walk, 'user') }),
    },
    {
      ...deed(changePassword, { id: 'user' }),
      send: ({ visitor }) => visitor.post(changePassword.path, { currentPassword: password, newPassword }),
    },
    {
      ...deed(changeEmail, { id: 'user' }),
      send: ({ visitor, mark }) =>
        visitor.post(changeEmail.path, { email: `nova-${mark}@strechy.example`, currentPassword: newPassword }),
      stored: async (walk) => Number(String((await userOf(walk))['email']).startsWith('nova-')),
    },
    {
      call: endOtherSessions,
      send: ({ visitor }) => visitor.delete(endOtherSessions.path),
      stored: (walk) => countIn(walk, 'sessions', { user_id: fact(walk, 'user') }),
    },
  ],
};

const ofCustomer: Step = {
  call: createCustomer,
  send: ({ office, email, mark }) => office.post(createCustomer.path, { ...kovac, email, company: mark }),
  // The address is gone once the customer is erased.
  stored: (walk) => {
    walk.facts.set('kind', 'customer');
    if (walk.facts.has('customer')) return audited(createCustomer, 'customer')(walk);
    return countIn(walk, 'customers', { email_key: walk.email, as: 'customer' });
  },
};
const customer = { id: 'customer' };
const formOf = ({ email, mark }: Walk) => ({ ...kovac, email, company: mark, note: `Poznámka ${mark}` });
const subject = 'subject-request';

const asking = (kind: string): Step => ({
  call: addSubjectRequest,
  send: (walk) => {
    const body = { kind, name: walk.mark, email: walk.email, language: 'sk', receivedOn: dayOf(Date.now(), 'sk') };
    return walk.office.post(addSubjectRequest.path, { ...body, customerId: fact(walk, 'customer'), userId: null });
  },
  // Whose request it was is gone once its customer is erased.
  stored: (walk) => {
    const name = `${subject}-${kind}`;
    if (walk.facts.has(name)) return countIn(walk, 'subject_requests', { id: fact(walk, name) });
    return countIn(walk, 'subject_requests', { customer_id: fact(walk, 'customer'), kind, as: name });
  },
});

/** The agency keeps a customer: restriction, hold, register of requests, erasure. */
export const customerWalk: WalkKind = {
  name: 'a customer in the office',
  steps: [
    ofCustomer,
    deed(changeCustomer, {
      ...customer,
      body: async (walk) => ({ ...formOf(walk), ...(await versionIn(walk, 'customers', 'customer')) }),
    }),
    {
      call: inviteFirmMember,
      send: (walk) =>
        makeCall(walk.office, walk, {
          endpoint: inviteFirmMember,
          ...customer,
          body: { right: 'all', email: `kolega-${walk.email}` },
        }),
      stored: (walk) => countIn(walk, 'firm_invitations', { customer_id: fact(walk, 'customer') }),
      erasedBy: eraseSubject,
    },
    {
      ...deed(restrictCustomer, { ...customer, body: async () => ({ ground: 'accuracy' }) }),
      stored: async (walk) => Math.min(1, (await audits(walk, restrictCustomer.audit)).length),
    },
    {
      ...deed(restrictCustomer, { ...customer, body: async () => ({ ground: null }) }),
      stored: async (walk) => Math.max(0, (await audits(walk, restrictCustomer.audit)).length - 1),
    },
    deed(placeLegalHold, { ...customer, body: async ({ mark }) => ({ reason: `Spor ${mark}` }) }),
    deed(liftLegalHold, customer),
    asking('access'),
    deed(answerSubjectRequest, {
      id: `${subject}-access`,
      body: async (walk) => ({
        ...(await versionIn(walk, 'subject_requests', `${subject}-access`)),
        outcome: 'fulfilled',
        note: '',
      }),
    }),
    asking('erasure'),
    {
      ...deed(eraseSubject, { id: `${subject}-erasure` }),
      send: async (walk) => {
        await prove(walk.office);
        const body = await versionIn(walk, 'subject_requests', `${subject}-erasure`);
        return makeCall(walk.office, walk, { endpoint: eraseSubject, id: `${subject}-erasure`, body });
      },
    },
  ],
};

const audits = (walk: Walk, action: unknown) =>
  rowsIn(walk, 'audit_entries', { action, subject_id: fact(walk, 'customer') });

/** A customer who is made anonymous, and an account that the agency makes, closes and deletes. */
export const userWalk: WalkKind = {
  name: 'accounts in the office',
  steps: [
    ofCustomer,
    deed(anonymiseCustomer, { ...customer, body: (walk) => versionIn(walk, 'customers', 'customer') }),
    proved({
      call: createUser,
      send: ({ office, mark, email }) =>
        office.post(createUser.path, { username: mark, email, role: 'user', language: 'sk', password }),
      stored: async (walk) => {
        await countIn(walk, 'users', { username_key: walk.mark, as: 'user' });
        return countIn(walk, 'audit_entries', { action: createUser.audit, subject_id: fact(walk, 'user') });
      },
    }),
    proved(deed(disableUser, { id: 'user' })),
    proved(deed(enableUser, { id: 'user' })),
    deed(deleteUser, {
      id: 'user',
      body: async (walk) => ({ ...(await versionIn(walk, 'users', 'user')), confirmation: walk.mark }),
    }),
  ],
};
