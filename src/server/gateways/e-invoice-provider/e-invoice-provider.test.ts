import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  type EInvoiceServer,
  type ProviderBehaviour,
  openEInvoiceServer,
  providerAccount,
} from '#tests/support/servers/e-invoice-server.ts';
import { createEInvoiceProvider } from './e-invoice-provider.ts';
import { type SendOutcome, type Sending, bounded } from './sapi-protocol.ts';

const sending: Sending = {
  number: 'F2027-0042',
  root: 'Invoice',
  sender: '0245:1122334400',
  receiver: '0245:2020845332',
  createdAt: Date.UTC(2027, 1, 10, 9),
  ubl: '<Invoice>čo</Invoice>',
};

async function open(context: TestContext, timeoutMs = 5000) {
  const server = await openEInvoiceServer(context);
  let now = 0;
  const provider = createEInvoiceProvider({ clock: () => now, timeoutMs });
  const account = { address: server.address, ...providerAccount };
  const send = (key = 'key-1', changes: Partial<typeof account> = {}) =>
    provider.send({ ...account, ...changes }, sending, key);
  const pass = (ms: number) => {
    now += ms;
  };
  return { server, send, pass };
}

const pathsOf = ({ calls }: EInvoiceServer) => calls.map(({ path }) => path.replace('/sapi/', ''));

test('H10 a document is handed over with token, key and participant, as SAPI-SK says', async (context) => {
  const { server, send } = await open(context);
  assert.deepEqual(await send(), { kind: 'accepted', providerId: 'doc-1' });
  assert.deepEqual(pathsOf(server), ['auth/token', 'document/send']);
  const { headers, body } = server.calls[1] ?? {};
  assert.deepEqual(
    [headers?.authorization, headers?.['idempotency-key'], headers?.['x-peppol-participant-id']],
    ['Bearer token-1', 'key-1', '0245:1122334400'],
  );
  assert.deepEqual(body, {
    metadata: {
      documentId: 'F2027-0042',
      documentTypeId:
        'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1',
      processId: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      senderParticipantId: '0245:1122334400',
      receiverParticipantId: '0245:2020845332',
      creationDateTime: '2027-02-10T09:00:00.000Z',
    },
    payload: '<Invoice>čo</Invoice>',
    payloadFormat: 'XML',
    payloadEncoding: 'UTF-8',
  });
});

test('H10 a token is used until its last minute, and asked for again after it or for another account', async (context) => {
  const { server, send, pass } = await open(context);
  await send('a');
  pass(13 * 60_000);
  await send('b');
  assert.deepEqual(pathsOf(server), ['auth/token', 'document/send', 'document/send']);
  pass(60_000);
  await send('c');
  assert.equal(pathsOf(server).filter((path) => path === 'auth/token').length, 2);
  const refused = await send('d', { secret: 'iné' });
  assert.deepEqual([refused.kind, 'failure' in refused && refused.failure], ['refused', 'credentials']);
});

test('H10 a token that was taken back is asked for once more', async (context) => {
  const { server, send } = await open(context);
  await send('a');
  server.behaviour = 'token-taken-back';
  assert.equal((await send('b')).kind, 'accepted');
  assert.deepEqual([...server.accepted.keys()], ['a', 'b']);
});

test('H10 an answer that is lost after the acceptance leaves one document', async (context) => {
  const { server, send } = await open(context);
  server.behaviour = 'answer-lost';
  const lost = await send();
  assert.deepEqual([lost.kind, 'failure' in lost && lost.failure], ['retry', 'unavailable']);
  server.behaviour = 'honest';
  assert.deepEqual(await send(), { kind: 'accepted', providerId: 'doc-1' });
  assert.equal(server.accepted.size, 1);
});

const outcomes: [behaviour: ProviderBehaviour, expected: SendOutcome][] = [
  ['down', { kind: 'retry', failure: 'unavailable', words: '503 · UNAVAILABLE · Try later' }],
  ['busy', { kind: 'retry', failure: 'unavailable', words: '409 · IN_PROGRESS · It is being worked on' }],
  ['invalid', { kind: 'refused', failure: 'invalid', words: '422 · BR-CO-10 · Sums differ · ["line 1\\u0007"]' }],
  ['duplicate', { kind: 'accepted', providerId: '' }],
  [
    'conflict',
    { kind: 'refused', failure: 'conflict', words: '409 · IDEMPOTENCY_CONFLICT · The key belongs to another document' },
  ],
  ['forbidden', { kind: 'refused', failure: 'credentials', words: '403 · NOT_YOUR_PARTICIPANT · Not yours' }],
  ['redirects', { kind: 'refused', failure: 'address', words: '302' }],
  ['nonsense', { kind: 'retry', failure: 'unclear', words: '<html>' }],
  ['endless', { kind: 'retry', failure: 'unavailable', words: 'EANSWER_TOO_LONG' }],
  ['rejected', { kind: 'refused', failure: 'invalid', words: '200 · NO_RECEIVER · Nobody there' }],
];

for (const [behaviour, expected] of outcomes) {
  test(`H10 the answer of a provider that is ${behaviour} means ${expected.kind}`, async (context) => {
    const { server, send } = await open(context);
    server.behaviour = behaviour;
    assert.deepEqual(await send(), expected);
  });
}

test('H10 a provider that does not answer is given up', async (context) => {
  const { server, send } = await open(context, 100);
  server.behaviour = 'silent';
  assert.deepEqual(await send(), { kind: 'retry', failure: 'unavailable', words: 'ABORT_ERR' });
});

test('H10 nothing is handed over in the clear, to private networks and where clouds serve credentials', async (context) => {
  const { send } = await open(context);
  const hosts = [
    'http://postar.example',
    'https://127.0.0.1',
    'https://10.1.2.3',
    'https://[::1]',
    'https://[::ffff:10.1.2.3]',
    'https://localhost',
    'http://169.254.169.254',
    'https://[fd00:ec2::254]',
  ];
  for (const address of hosts) {
    assert.deepEqual(
      await send('key', { address }),
      { kind: 'refused', failure: 'address', words: 'EADDRESS_REFUSED' },
      address,
    );
  }
});

test('H10 words of a provider are one line of at most 500 characters', () => {
  assert.equal(bounded(` a\u0000\nb\u202E  ${'č'.repeat(9000)}`).length, 500);
  assert.equal(bounded(' a\u0000\nb '), 'a b');
});
