import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Encoding, chooseEncoding, compressFirst, compressHard, compressOnce } from './compressed-body.ts';

test('A2 the encoding is the best that is accepted, and none that is refused', () => {
  const table: [header: string | undefined, encoding: Encoding][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    [' br ; q=0.5 ,gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.000', 'identity'],
    ['br;q=0.001', 'br'],
    ['brotli, x-gzip, *', 'identity'],
  ];
  for (const [header, encoding] of table) assert.equal(chooseEncoding(header), encoding, String(header));
});

const decoders: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

test('A2 what is compressed, quickly or hard, reads as before, and hard is smaller', async () => {
  const text = 'Žltý kôň úpěl ďábelské ódy 🪠 '.repeat(500);
  for (const [encoding, decode] of Object.entries(decoders) as [Encoding, (bytes: Buffer) => Buffer][]) {
    const quick = compressOnce(text, encoding);
    const first = compressFirst(Buffer.from(text), encoding);
    const hard = await compressHard(Buffer.from(text), encoding);
    assert.deepEqual(
      [quick, first, hard].map((bytes) => decode(bytes).toString()),
      [text, text, text],
      encoding,
    );
    assert.ok(hard.length <= quick.length, encoding);
  }
});

test('K1 compressed bytes reserve nothing beside them, whether they fit into one piece or not', async () => {
  for (const kilobytes of [1, 30, 200]) {
    // Half of such text is left by any compression.
    const hashes = Array.from({ length: kilobytes * 16 }, (_, index) => createHash('sha256').update(String(index)));
    const text = hashes.map((hash) => hash.digest('hex')).join('');
    for (const encoding of ['br', 'gzip'] as const) {
      const hard = await compressHard(Buffer.from(text), encoding);
      for (const bytes of [compressOnce(text, encoding), compressFirst(Buffer.from(text), encoding), hard]) {
        assert.equal(decoders[encoding](bytes).toString(), text, `${encoding} of ${kilobytes} kB`);
        assert.equal(bytes.buffer.byteLength, bytes.length, `${encoding} of ${kilobytes} kB`);
      }
    }
  }
});
