import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { addInvitedAccounts } from './0011-invited-accounts.ts';

const invitedHash = '$argon2id$v=19$m=19456,t=2,p=1$BeO/6bthr5Iwu77z89hajA$IbUn5CWZ05QiDRjAAkK4eY6hfnven4jnB6dxfnkClSI';

/** A row as the previous release writes it, which does not know the column. */
const oldRow = (id: string, passwordHash: string) => sql`
  insert into users (id, username, username_key, password_hash, role, language, created_at, updated_at, version)
  values (${id}, ${id}, ${id}, ${passwordHash}, 'user', 'sk', 1, 1, 1)`;

describe('the column for invited accounts', () => {
  testOnEachEngine('G6 accounts that an earlier release invited are still invited, others are not', async ({ db }) => {
    await db.schema.alterTable('users').dropColumn('is_invited').execute();
    await oldRow('invited', invitedHash).execute(db);
    await oldRow('member', '$argon2id$v=19$m=19456,t=2,p=1$other$hash').execute(db);
    await addInvitedAccounts(db as Kysely<unknown>);
    const rows = await db.selectFrom('users').select(['id', 'is_invited']).orderBy('id').execute();
    assert.deepEqual(rows, [
      { id: 'invited', is_invited: 1 },
      { id: 'member', is_invited: 0 },
    ]);
  });

  testOnEachEngine('K8 an instance of the previous release can still add accounts', async ({ db }) => {
    await oldRow('member', '$argon2id$v=19$m=19456,t=2,p=1$other$hash').execute(db);
    const row = await db.selectFrom('users').select('is_invited').executeTakeFirstOrThrow();
    assert.deepEqual(row, { is_invited: 0 });
  });
});
