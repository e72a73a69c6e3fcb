import assert from 'node:assert/strict';
import { openSecondInstance, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { testVault } from '#tests/support/database/test-vault.ts';
import { readOrCreateSecret } from './secrets.ts';

const vault = testVault();

testOnEachEngine(
  'K2 instances that ask for a secret at the same time get the same one, then and later',
  async (database, context) => {
    const other = await openSecondInstance(context, database);
    const values = await Promise.all(
      [database.db, other.db, database.db, other.db].map((db, index) =>
        readOrCreateSecret({ db, vault }, 'csrf', () => `made by ${index}`),
      ),
    );
    const later = await readOrCreateSecret({ db: database.db, vault }, 'csrf', () => 'made later');
    assert.deepEqual(new Set([...values, later]).size, 1);
    assert.notEqual(await readOrCreateSecret({ db: database.db, vault }, 'another', () => 'other'), later);
  },
);
