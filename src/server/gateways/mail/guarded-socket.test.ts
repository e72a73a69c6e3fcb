import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { RefusedAddressError, isRefusedAddress } from '#server/gateways/refused-addresses.ts';
import { openGuardedSocket } from './guarded-socket.ts';

const open = (host: string, port = 25): Promise<Error | null> => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  openGuardedSocket({ host, port }, (error, opened) => {
    opened?.connection.destroy();
    resolve(error);
  });
  return promise;
};

test('S11 link-local addresses are refused in every form in which they are written', async () => {
  const forms = [
    '169.254.169.254',
    '0xa9fea9fe',
    '0xa9.0xfe.0xa9.0xfe',
    '2852039166',
    '0251.0376.0251.0376',
    '169.254.43518',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '[::ffff:a9fe:a9fe]',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    'fe80::1',
    'FEBF::1',
    'fd00:ec2::254',
    '100.100.100.200',
  ];
  for (const host of forms) assert.ok((await open(host)) instanceof RefusedAddressError, host);
});

test('S11 other addresses are connected to, by name as well', async (context) => {
  for (const address of ['127.0.0.1', '10.0.0.5', '169.253.1.1', '::1', 'fec0::1', '2001:db8::1']) {
    assert.equal(isRefusedAddress(address), false, address);
  }
  const sink = await startSmtpSink();
  context.after(() => sink.stop());
  for (const host of ['127.0.0.1', 'localhost', '2130706433']) assert.equal(await open(host, sink.port), null, host);
  assert.match(String(await open('127.0.0.1', 1)), /ECONNREFUSED/);
});
