import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { readConfig } from '#server/config.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { atEnd, temporaryFolder } from '#tests/support/database/test-databases.ts';
import { partialOf } from '#server/gateways/write-atomically.ts';
import { createDiskStore } from './disk-store.ts';
import { type ObjectStore, previewKeyOf } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { ObjectStoreError } from './s3-store.ts';

const newKey = () => randomBytes(32).toString('base64url');
const picture = { bytes: randomBytes(200_000), type: 'image/png' };

const stores: Record<string, (context: TestContext) => Promise<ObjectStore>> = {
  disk: async (context) => openObjectStore(readConfig({ DATA_DIR: temporaryFolder(context) })),
  S3: async (context) => openObjectStore(readConfig({ ...(await startS3Server(context)).environment })),
};

for (const [name, open] of Object.entries(stores)) {
  test(`C10 the store returns exactly the bytes it was given, and nothing else (${name})`, async (context) => {
    const store = await open(context);
    const [one, other] = [newKey(), newKey()];
    await store.put(one, picture);
    await store.put(previewKeyOf(one), { bytes: Buffer.from('small'), type: 'image/webp' });
    assert.deepEqual(await store.get(one), picture.bytes);
    assert.deepEqual(await store.get(previewKeyOf(one)), Buffer.from('small'));
    assert.equal(await store.get(other), null);
    await store.put(one, { ...picture, bytes: Buffer.from('new') });
    assert.deepEqual(await store.get(one), Buffer.from('new'), 'the same key again replaces');
  });

  test(`C10 a file of the largest size is stored whole (${name})`, async (context) => {
    const store = await open(context);
    const [key, bytes] = [newKey(), randomBytes(attachmentLimits.bytes)];
    await store.put(key, { bytes, type: 'application/pdf' });
    assert.ok((await store.get(key))?.equals(bytes));
  });

  test(`C10 a deleted object is gone, and deleting it again is no error (${name})`, async (context) => {
    const store = await open(context);
    const [one, other] = [newKey(), newKey()];
    await Promise.all([store.put(one, picture), store.put(other, picture)]);
    await store.delete(one);
    await store.delete(one);
    assert.equal(await store.get(one), null);
    assert.deepEqual(await store.get(other), picture.bytes);
  });

  test(`C10 a key of another form is refused (${name})`, async (context) => {
    const store = await open(context);
    for (const key of [
      '',
      '../../etc/passwd',
      `../${newKey()}`,
      `${newKey()}/..`,
      `${newKey()}\0`,
      newKey().slice(1),
    ]) {
      await assert.rejects(store.put(key, picture), /another form/);
      await assert.rejects(store.get(key), /another form/);
      await assert.rejects(store.delete(key), /another form/);
    }
  });
}

test('C10 files on the disk are readable by their owner only, and a failed write leaves nothing', async (context) => {
  const folder = temporaryFolder(context);
  const store = createDiskStore(folder);
  const key = newKey();
  await store.put(key, picture);
  const [shard = ''] = readdirSync(folder);
  assert.equal(statSync(`${folder}/${shard}/${key}`).mode & 0o777, 0o600);
  assert.equal(statSync(`${folder}/${shard}`).mode & 0o777, 0o700);
  const broken = { bytes: 5 as unknown as Uint8Array, type: 'image/png' };
  await assert.rejects(store.put(newKey(), broken));
  assert.equal(readdirSync(folder, { recursive: true }).length, readdirSync(folder).length + 1);
});

test('C10 an error of the store contains no secret', async (context) => {
  const { environment } = await startS3Server(context);
  const secret = 'zlatypadak-zlatypadak';
  const wrong = openObjectStore(readConfig({ ...environment, FILES_S3_SECRET_KEY: secret }));
  const away = openObjectStore(readConfig({ ...environment, FILES_S3_ENDPOINT: 'http://127.0.0.1:65534/files' }));
  for (const [store, code] of [
    [wrong, 'SignatureDoesNotMatch'],
    [away, 'ECONNREFUSED'],
  ] as const) {
    const calls = [() => store.put(newKey(), picture), () => store.get(newKey()), () => store.delete(newKey())];
    for (const call of calls) {
      await assert.rejects(call, (error) => {
        assert.ok(error instanceof ObjectStoreError);
        assert.equal(error.code, `STORE_${code}`);
        return !JSON.stringify([error.message, error.stack, error.cause]).includes(secret);
      });
    }
  }
});

test('C10 a call whose connection the store ends is sent once more on another one, and not a third time', async (context) => {
  const { environment } = await startS3Server(context);
  const bucket = new URL(environment.FILES_S3_ENDPOINT);
  const connections: Socket[] = [];
  let lost = 0;
  const between = createServer((socket) => {
    connections.push(socket);
    if (lost > 0) {
      lost -= 1;
      socket.once('data', () => socket.destroy());
    } else socket.pipe(connect(Number(bucket.port), bucket.hostname)).pipe(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  atEnd(context, () => {
    for (const socket of connections) socket.destroy();
    between.close();
  });
  const { port } = between.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/files`;
  const store = openObjectStore(readConfig({ ...environment, FILES_S3_ENDPOINT: endpoint }));
  const key = newKey();
  for (const call of [() => store.put(key, picture), () => store.get(key), () => store.delete(key)]) {
    for (const socket of connections.splice(0)) socket.destroy();
    lost = 1;
    await call();
    assert.deepEqual([lost, connections.length], [0, 2]);
  }
  lost = 2;
  for (const socket of connections.splice(0)) socket.destroy();
  await assert.rejects(store.get(key), { name: 'ObjectStoreError' });
  assert.deepEqual([lost, connections.length], [0, 2]);
});

test('K4 what a server that was killed had written of an object is deleted with it', async (context) => {
  const folder = temporaryFolder(context);
  const key = newKey();
  const shard = path.join(folder, key.slice(0, 2));
  mkdirSync(shard);
  writeFileSync(partialOf(path.join(shard, key)), 'half');
  await createDiskStore(folder).delete(key);
  assert.deepEqual(readdirSync(shard), []);
});
