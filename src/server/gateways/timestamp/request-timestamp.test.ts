import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedAddressError } from '#server/gateways/refused-addresses.ts';
import { type TimestampBehaviour, openTimestampServer, stampedAt } from '#tests/support/servers/timestamp-server.ts';
import { requestTimestamp } from './request-timestamp.ts';
import { TimestampRefusedError } from './timestamp-protocol.ts';

const asked = { document: Buffer.from('a sealed document'), nonce: Buffer.alloc(32, 200) };

test('H5 a timestamp of a document names the time at which its server has seen the digest of it', async (context) => {
  const { address } = await openTimestampServer(context);
  const { at, token } = await requestTimestamp({ address }, asked);
  assert.equal(at, stampedAt);
  assert.ok(Buffer.from(token, 'base64').length > 200);
});

const lies: [behaviour: TimestampBehaviour, said: RegExp][] = [
  ['down', /answered 503/],
  ['refuses', /status 2/],
  ['other-document', /another document/],
  ['other-request', /another request/],
  ['forged', /signature is wrong/],
  ['nonsense', /cannot be read/],
  ['endless', /too long/],
];

for (const [behaviour, said] of lies) {
  test(`H5 the answer of a timestamp server is not taken: ${behaviour}`, async (context) => {
    const server = await openTimestampServer(context);
    server.behaviour = behaviour;
    await assert.rejects(requestTimestamp(server, asked), (error) => {
      assert.ok(error instanceof TimestampRefusedError, String(error));
      assert.match(error.message, said);
      return true;
    });
  });
}

test('H5 a timestamp server that does not answer is given up', async (context) => {
  const server = await openTimestampServer(context);
  server.behaviour = 'silent';
  await assert.rejects(requestTimestamp({ ...server, timeoutMs: 50 }, asked), { name: 'AbortError' });
});

test('H5 no timestamp is asked for where clouds serve credentials', async () => {
  for (const host of ['169.254.169.254', '[fe80::1]', '100.100.100.200', '[::ffff:a9fe:a9fe]']) {
    await assert.rejects(requestTimestamp({ address: `http://${host}/` }, asked), RefusedAddressError, host);
  }
});
