/**
 * What a colleague may see of a customer's things (I5): everything, and decide as the owner does; quotes, invoices and payments, to
 * read and to pay; or projects without sums and the conversation with the developer.
 */
export const firmRights = ['all', 'documents', 'messages'] as const;
export type FirmRight = (typeof firmRights)[number];

/** The rights that most things need; `all` has both. */
export const neededRights = ['documents', 'messages'] as const;

/** Whether a right is enough for what needs one: `all` is enough for everything, the others for themselves alone. */
export const permits = (right: FirmRight, needed: FirmRight): boolean => right === 'all' || right === needed;

/** How many people one firm has at most, those who are invited included. */
export const mostMembers = 25;

/** For how long an invitation can be accepted (ms). */
export const invitationLifetimeMs = 7 * 24 * 60 * 60_000;
