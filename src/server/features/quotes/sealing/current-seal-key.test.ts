import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { makeKeyFile } from '#server/vault/key-file.ts';
import { createVault } from '#server/vault/vault.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { testVaultKey } from '#tests/support/database/test-vault.ts';
import { makeNextSealKey } from './current-seal-key.ts';

const program = fileURLToPath(new URL('../../../../../scripts/vault.ts', import.meta.url));

testOnEachEngine(
  'S7 H5 the key of a seal that is lost goes without its certificate, and a new one is made by command',
  async (database) => {
    const { dataDir } = database.location;
    const keeper = { db: database.db, clock: () => 0, newId: () => 'seal' };
    const { certificate } = await makeNextSealKey({ ...keeper, vault: createVault([testVaultKey(1)]) });
    assert.equal(await run(database.location, 'forget'), 'Removed 1 secrets that no key opens.\n');
    makeKeyFile(dataDir);
    const said = await run(database.location, 'new-seal');
    const rows = await database.db.selectFrom('seal_keys').selectAll().orderBy('generation').execute();
    assert.deepEqual([rows[0]?.certificate, rows[0]?.private_key], [certificate, '']);
    assert.match(said, new RegExp(`key 2 .* ${rows[1]?.fingerprint}\n$`));
    assert.match(await run(database.location), /: 1 secrets/);
  },
);

/** Runs a command of the vault on a data folder; answers what it printed. */
async function run({ dataDir, databaseUrl = '' }: DatabaseLocation, argument = 'status'): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return (await promisify(execFile)(process.execPath, [program, argument], { env })).stdout;
}
