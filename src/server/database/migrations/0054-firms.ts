import { type Kysely, sql } from 'kysely';

/** People of a customer's firm, who was invited to it, and the addresses whose post is the firm's (I5). */
export async function addFirms(db: Kysely<unknown>): Promise<void> {
  await createMembers(db);
  await createInvitations(db);
  await db.schema
    .createTable('firm_addresses')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('firm_addresses_of_customer')
    .on('firm_addresses')
    .columns(['customer_id', 'address'])
    .unique()
    .execute();
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('firm_members')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('is_owner', 'integer', (column) => column.notNull())
    .addColumn('access_right', 'text', (column) => column.notNull())
    .addColumn('offered_at', 'bigint')
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('firm_members_of_customer')
    .on('firm_members')
    .columns(['customer_id', 'user_id'])
    .unique()
    .execute();
  await db.schema.createIndex('firm_members_of_account').on('firm_members').column('user_id').execute();
  await db.schema
    .createIndex('firm_members_owner')
    .on('firm_members')
    .column('customer_id')
    .where(sql.ref('is_owner'), '=', sql.lit(1))
    .unique()
    .execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('firm_invitations')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('access_right', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('firm_invitations_of_customer')
    .on('firm_invitations')
    .columns(['customer_id', 'email_key'])
    .unique()
    .execute();
  await db.schema.createIndex('firm_invitations_by_expiry').on('firm_invitations').column('expires_at').execute();
}
