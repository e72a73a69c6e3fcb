/** A prepared reply of a new installation; a text may contain the placeholders of `domain/mail/placeholders.ts`. */
export type PreparedReply = { name: string; subject: string; body: string };
