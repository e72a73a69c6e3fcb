import assert from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06_05_4b_50;
const directoryEntry = 0x02_01_4b_50;

/** Reads an archive by its directory at the end, as programs do (APPNOTE 6.3.9), and checks each file's length and CRC-32. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  assert.equal(archive.readUInt32LE(end), endOfDirectory);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    assert.equal(archive.readUInt32LE(at), directoryEntry);
    const [names, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + names);
    assert.ok(!files.has(name), `${name} is there once`);
    const content = contentOf(archive, at);
    assert.equal(content.length, archive.readUInt32LE(at + 24), name);
    assert.equal(crc32(content), archive.readUInt32LE(at + 16), name);
    files.set(name, content);
    at += 46 + names + extra + comment;
  }
  return files;
}

function contentOf(archive: Buffer, at: number): Buffer {
  const start = archive.readUInt32LE(at + 42);
  const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  const bytes = archive.subarray(data, data + archive.readUInt32LE(at + 20));
  return archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes);
}
