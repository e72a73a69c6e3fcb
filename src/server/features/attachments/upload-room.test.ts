import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { freeBytesOf, hasRoomFor, unfinishedBytes } from './upload-room.ts';

const gigabyte = 1024 ** 3;

test('S4 a file has room while unfinished uploads stay under their total and the disk keeps its reserve', () => {
  const table = [
    [15, { unfinished: 0, free: gigabyte }, true],
    [15, { unfinished: unfinishedBytes - 15, free: gigabyte }, true],
    [15, { unfinished: unfinishedBytes - 14, free: gigabyte }, false],
    [15, { unfinished: 0, free: gigabyte / 2 + 15 }, true],
    [15, { unfinished: 0, free: gigabyte / 2 + 14 }, false],
    [15, { unfinished: 0, free: 0 }, false],
  ] as const;
  for (const [size, room, fits] of table) assert.equal(hasRoomFor(size, room), fits, JSON.stringify(room));
});

test('S4 the free bytes of a disk are asked of the system', async () => {
  assert.ok((await freeBytesOf(tmpdir())) > 0);
});
