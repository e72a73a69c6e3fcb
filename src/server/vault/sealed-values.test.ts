import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { restoreDatabase } from '#server/database/backup/restore.ts';
import { type Database, type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { readOrCreateSecret } from '#server/database/secrets.ts';
import { temporaryFolder, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { testVaultKey } from '#tests/support/database/test-vault.ts';
import { keyFileOf } from './key-file.ts';
import { openVault } from './open-vault.ts';
import { sealStoredValues } from './seal-stored-values.ts';
import { listSealedValues, secretOf, totpOf } from './sealed-values-store.ts';
import { VaultKeyMissingError, createVault } from './vault.ts';

const totp = 'JBSWY3DPEHPK3PXP';
const userId = '0'.repeat(26);

/** Stores the secret of an authenticator app and the password of a mail server as releases before the vault did. */
async function storeClearValues({ db }: Database): Promise<void> {
  const account = {
    username: 'jana',
    username_key: 'jana',
    display_name: '',
    password_hash: 'none',
    role: 'user',
    language: 'sk',
  } as const;
  const nothing = { email: null, email_key: null, email_verified_at: null, is_invited: 0 } as const;
  const app = { totp_secret: totp, totp_enabled_at: 1, totp_last_step: null };
  const row = { id: userId, ...account, ...nothing, ...app, created_at: 0, updated_at: 0, version: 1 };
  await db.insertInto('users').values(row).execute();
  await db.insertInto('secrets').values({ name: 'smtp-password', value: 'tajné heslo' }).execute();
}

const valuesOf = async ({ db }: Database) => (await listSealedValues(db)).map(({ value }) => value);

testOnEachEngine('S7 what earlier releases stored in clear is sealed, and opens as before', async (database) => {
  await storeClearValues(database);
  const vault = createVault([testVaultKey()]);
  await sealStoredValues({ db: database.db, vault });
  const [app = '', password = ''] = await valuesOf(database);
  assert.doesNotMatch(app + password, /JBSW|heslo/);
  assert.equal(vault.open(app, totpOf(userId)), totp);
  assert.equal(vault.open(password, secretOf('smtp-password')), 'tajné heslo');
  await sealStoredValues({ db: database.db, vault });
  assert.deepEqual(await valuesOf(database), [app, password], 'once is enough');
});

testOnEachEngine('S7 after a new key came first, everything is sealed by it', async (database) => {
  await storeClearValues(database);
  const [older, newer] = [testVaultKey(1), testVaultKey(2)];
  await sealStoredValues({ db: database.db, vault: createVault([older]) });
  await sealStoredValues({ db: database.db, vault: createVault([newer, older]) });
  const alone = createVault([newer]);
  const [app = ''] = await valuesOf(database);
  assert.equal(alone.open(app, totpOf(userId)), totp);
  assert.ok((await valuesOf(database)).every((value) => alone.isCurrent(value)));
});

testOnEachEngine(
  'S7 a backup restored into another folder opens with the key, and without it the server says which one is missing',
  async (database, context) => {
    await storeClearValues(database);
    const { dataDir } = database.location;
    const vault = await openVault(database.db, { vaultKey: undefined, dataDir });
    await sealStoredValues({ db: database.db, vault });
    const signingKey = await readOrCreateSecret({ db: database.db, vault }, 'signing-key', () => 'a key');
    const [keyId] = (await valuesOf(database)).map((value) => value.split('.')[2]);
    const file = path.join(dataDir, 'backup.ndjson.gz');
    await backUpDatabase({ ...database.location, file, createdAt: 0 });
    const other = { dataDir: temporaryFolder(context) };
    await restoreDatabase({ ...other, file });
    const restored = await openDatabase({ ...other, lock: false });
    try {
      const source = { vaultKey: undefined, dataDir: other.dataDir };
      const isMissing = (error: unknown) =>
        error instanceof VaultKeyMissingError && error.message.includes(String(keyId));
      await assert.rejects(openVault(restored.db, source), isMissing);
      copyFileSync(keyFileOf(dataDir), keyFileOf(other.dataDir));
      const opened = await openVault(restored.db, source);
      const read = () => Promise.reject(new Error('it is there'));
      assert.equal(
        await readOrCreateSecret({ db: restored.db, vault: opened }, 'signing-key', read as never),
        signingKey,
      );
      const [app = ''] = await valuesOf(restored);
      assert.equal(opened.open(app, totpOf(userId)), totp);
    } finally {
      await restored.close();
    }
    const withKey = await run('verify-backup.ts', other, file);
    assert.match(withKey, new RegExp(`the vault key of its secrets \\(${keyId}\\) is at hand`));
    const withoutKey = await run('verify-backup.ts', { dataDir: temporaryFolder(context) }, file);
    assert.match(withoutKey, new RegExp(`\\(${keyId}\\) is NOT at hand`));
    assert.match(await run('vault.ts', other), new RegExp(`^${keyId}: 3 secrets\\n$`));
    assert.match(await run('vault.ts', other, 'rotate'), /Added the key/);
  },
);

testOnEachEngine('S7 secrets of a lost key can be removed, and nothing else goes with them', async (database) => {
  await storeClearValues(database);
  await sealStoredValues({ db: database.db, vault: createVault([testVaultKey(1)]) });
  const output = await run('vault.ts', database.location, 'forget');
  assert.equal(output, 'Removed 2 secrets that no key opens.\n');
  assert.deepEqual(await valuesOf(database), []);
  const users = await database.db.selectFrom('users').select(['username', 'totp_enabled_at']).execute();
  assert.deepEqual(users, [{ username: 'jana', totp_enabled_at: null }]);
});

/** Runs one of our commands on a data folder; answers what it printed. */
async function run(program: string, place: DatabaseLocation, argument = ''): Promise<string> {
  const file = fileURLToPath(new URL(`../../../scripts/${program}`, import.meta.url));
  const { dataDir, databaseUrl = '' } = place;
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...(argument ? [argument] : [])], { env });
  return stdout;
}
