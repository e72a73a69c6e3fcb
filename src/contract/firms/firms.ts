import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema } from '#contract/shapes.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { firmRights } from '#domain/firms/rights.ts';

/** Somebody who belongs to a firm. */
const memberSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** The verified address; '' without one. */
  email: z.string(),
  isOwner: z.boolean(),
  right: z.enum(firmRights),
  /** When the owner has offered the firm to them; null while nothing is offered. */
  offeredAt: z.nullable(timeSchema),
  joinedAt: timeSchema,
});
export type FirmMember = z.infer<typeof memberSchema>;

/** Somebody who was invited and has not come yet. */
const invitationSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  right: z.enum(firmRights),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  isOver: z.boolean(),
});
export type FirmInvitation = z.infer<typeof invitationSchema>;

const peopleSchema = z.strictObject({
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema),
});
/** The people of a firm, the owner first, and who was invited. */
export type FirmPeople = z.infer<typeof peopleSchema>;

/** A firm as one of its people sees it; colleagues see the owner and themselves. */
const ownFirmSchema = z.extend(peopleSchema, {
  id: idSchema,
  /** Company of the customer, else its name. */
  name: z.string(),
  isOwner: z.boolean(),
  right: z.enum(firmRights),
  /** The reader among the members; null for an owner who has not invited anybody yet. */
  memberId: z.nullable(idSchema),
});
export type OwnFirm = z.infer<typeof ownFirmSchema>;

const ownFirmsSchema = z.strictObject({
  /** Whether the account has a verified address; without one it manages nobody. */
  isVerified: z.boolean(),
  firms: z.array(ownFirmSchema),
  /** Invitations to the verified address that can be accepted now. */
  invited: z.array(z.strictObject({ id: idSchema, firm: z.string(), right: z.enum(firmRights) })),
});
export type OwnFirms = z.infer<typeof ownFirmsSchema>;

export const listOwnFirms = defineEndpoint({
  method: 'GET',
  path: '/api/portal/firms',
  summary:
    'The firms of a customer with their people, as far as the reader may know them, and invitations to the reader',
  permission: 'open-portal',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: ownFirmsSchema,
  errors: [],
});

const customer = { permission: 'manage-customers', query: nothing } as const;
const ofCustomer = z.strictObject({ id: idSchema });
const ofMember = z.strictObject({ id: idSchema, member: idSchema });
const rightBody = z.strictObject({ right: z.enum(firmRights) });

export const listFirmPeople = defineEndpoint({
  ...customer,
  method: 'GET',
  path: '/api/admin/customers/:id/people',
  summary: 'Who may see what is a customer’s in the portal, and who was invited',
  parameters: ofCustomer,
  body: nothing,
  output: peopleSchema,
  errors: ['not-found'],
});

export const inviteFirmMember = defineEndpoint({
  ...customer,
  method: 'POST',
  path: '/api/admin/customers/:id/people/invitations',
  summary:
    'Invite somebody to a customer’s firm by a link that holds for seven days; once more, the link before it ends',
  parameters: ofCustomer,
  body: z.extend(rightBody, { email: z.string().check(z.maxLength(accountLimits.email.maximum)) }),
  output: peopleSchema,
  errors: ['not-found', 'firm-full'],
  audit: 'firm.invited',
});

export const revokeFirmInvitation = defineEndpoint({
  ...customer,
  method: 'DELETE',
  path: '/api/admin/customers/:id/people/invitations/:invitation',
  summary: 'Take an invitation back',
  parameters: z.strictObject({ id: idSchema, invitation: idSchema }),
  body: nothing,
  output: peopleSchema,
  errors: ['not-found'],
  audit: 'firm.invitation-revoked',
});

export const changeFirmRight = defineEndpoint({
  ...customer,
  method: 'PUT',
  path: '/api/admin/customers/:id/people/:member/right',
  summary: 'Change what somebody of a customer’s firm may see',
  parameters: ofMember,
  body: rightBody,
  output: peopleSchema,
  errors: ['not-found', 'owner-needed'],
  audit: 'firm.right-changed',
});

export const removeFirmMember = defineEndpoint({
  ...customer,
  method: 'DELETE',
  path: '/api/admin/customers/:id/people/:member',
  summary: 'Remove somebody from a customer’s firm, at once; the owner hands over first',
  parameters: ofMember,
  body: nothing,
  output: peopleSchema,
  errors: ['not-found', 'owner-needed'],
  audit: 'firm.member-removed',
});

export const appointFirmOwner = defineEndpoint({
  ...customer,
  method: 'POST',
  path: '/api/admin/customers/:id/people/:member/ownership',
  summary: 'Make a member the owner of a customer’s firm, where the one before cannot hand over',
  parameters: ofMember,
  body: nothing,
  output: peopleSchema,
  errors: ['not-found'],
  audit: 'firm.owner-changed',
});

/** The calls about the people of firms, by their names. */
export const firmEndpoints = {
  'People of firms': {
    listOwnFirms,
    listFirmPeople,
    inviteFirmMember,
    revokeFirmInvitation,
    changeFirmRight,
    removeFirmMember,
    appointFirmOwner,
  },
} as const;
