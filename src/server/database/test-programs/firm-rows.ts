import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { time } from './row-values.ts';

type Table = 'firm_members' | 'firm_invitations' | 'firm_addresses';

/** A row of each table of customers' firms. */
export const firmRows: { [Each in Table]: Insertable<DatabaseSchema[Each]> } = {
  firm_members: {
    id: 'member',
    customer_id: 'customer',
    user_id: 'user',
    is_owner: 1,
    access_right: 'all',
    offered_at: null,
    joined_at: time,
    ended_at: null,
    updated_at: time,
  },
  firm_invitations: {
    id: 'invitation',
    customer_id: 'customer',
    email: 'Účtovníčka@example.com',
    email_key: 'účtovníčka@example.com',
    access_right: 'documents',
    language: 'sk',
    token_hash: 'hash',
    invited_by: 'user',
    created_at: time,
    expires_at: time,
  },
  firm_addresses: { id: 'address', customer_id: 'customer', address: 'majster@example.com' },
};
