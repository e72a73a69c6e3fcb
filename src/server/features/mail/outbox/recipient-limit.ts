/**
 * Mails that forms send to an address in a day (E1, C10): whoever fills one in may name anybody's address. Further mails
 * about requests are only kept in the outbox, where they can be sent by hand; further links to drafts are refused.
 */
export const recipientLimit = { name: 'form-recipient', max: 3, windowMs: 24 * 60 * 60_000 };

/** What the outbox says of a mail that was kept back. */
export const keptBack = 'recipient-limit';
