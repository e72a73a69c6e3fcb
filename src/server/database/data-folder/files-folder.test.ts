import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { temporaryFolder, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { isCommonFilesFolder } from './files-folder.ts';

testOnEachEngine(
  'R9 a server whose files would lie in another folder than those of the others is known at its start',
  async ({ db }, context) => {
    const place = (dataDir: string) => ({ dataDir, now: 1, newToken: randomUUID });
    const [common, other] = [temporaryFolder(context), temporaryFolder(context)];
    assert.equal(await isCommonFilesFolder(db, place(common)), true, 'the first server');
    assert.equal(await isCommonFilesFolder(db, place(common)), true, 'a second one, with the same folder');
    assert.equal(await isCommonFilesFolder(db, place(other)), false);
    assert.equal(await isCommonFilesFolder(db, place(other)), false, 'and again');
  },
);
