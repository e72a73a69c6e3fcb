import type { FirmRight } from '#domain/firms/rights.ts';
import type { Language } from '#domain/languages.ts';
import type { Flag } from './request-tables.ts';

/* Rows of customers' firms; units as in schema.ts. */

/**
 * An account in a customer's firm (I5). Where there is a row, it alone says what the account sees of this customer, whatever its own
 * address opens; it stays when the person has left, so that the address does not let them in again.
 */
export interface FirmMemberTable {
  id: string;
  customer_id: string;
  user_id: string;
  /** At most one of a customer. */
  is_owner: Flag;
  access_right: FirmRight;
  /** When the owner has offered the firm to this member; null while nothing is offered. */
  offered_at: number | null;
  joined_at: number;
  /** When they have left or were removed; null while they belong to it. */
  ended_at: number | null;
  updated_at: number;
}

/** An invitation that can still be accepted, by the SHA-256 of its token; it is deleted once it is used or taken back. */
export interface FirmInvitationTable {
  id: string;
  customer_id: string;
  email: string;
  email_key: string;
  access_right: FirmRight;
  language: Language;
  token_hash: string;
  /** The account that has invited; null where it is gone. */
  invited_by: string | null;
  created_at: number;
  expires_at: number;
}

/** An address, in small letters, to which quotes of the firm went: that of the customer, and those of its owners, former ones too. */
export interface FirmAddressTable {
  id: string;
  customer_id: string;
  address: string;
}
