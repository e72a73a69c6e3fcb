import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#tests/support/database/test-databases.ts';
import { narrowDataFolder } from './data-folder-access.ts';

const modeOf = (folder: string) => statSync(folder).mode & 0o777;

test('S7 a data folder that others can enter is narrowed to its owner, and a new one is made so', (context) => {
  const wide = path.join(temporaryFolder(context), 'data');
  mkdirSync(wide);
  for (const mode of [0o755, 0o750, 0o777, 0o701]) {
    chmodSync(wide, mode);
    assert.equal(narrowDataFolder(wide), 'narrowed', mode.toString(8));
    assert.equal(modeOf(wide), 0o700);
  }
  assert.equal(narrowDataFolder(wide), 'private');
  const fresh = path.join(wide, 'new');
  assert.equal(narrowDataFolder(fresh), 'private');
  assert.equal(modeOf(fresh), 0o700);
});
