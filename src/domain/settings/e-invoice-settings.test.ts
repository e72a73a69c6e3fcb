import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EInvoiceSettings, checkEInvoiceSettings, cleanEInvoiceSettings } from './e-invoice-settings.ts';

const settings: EInvoiceSettings = { address: 'https://postar.example', clientId: 'plumbline', isAutomatic: true };
const present = { settings, hasSecret: true };
const none = { settings: { address: '', clientId: '', isAutomatic: false }, hasSecret: false };

type Change = Parameters<typeof checkEInvoiceSettings>[0];

const cases: [what: string, change: Partial<Change>, expected: string[]][] = [
  ['nothing changes', {}, []],
  ['without a provider', { next: none.settings, present: none }, []],
  ['a first provider without its secret', { present: none }, ['secret required']],
  ['a first provider', { present: none, secret: 'x' }, []],
  ['the secret is taken away', { secret: '' }, ['secret required']],
  [
    'another place keeps no secret',
    { next: { ...settings, address: 'https://iny.example' } },
    ['secret provider-secret'],
  ],
  ['another name keeps no secret', { next: { ...settings, clientId: 'x' } }, ['secret provider-secret']],
  ['no name', { next: { ...settings, clientId: '' }, secret: 'x' }, ['clientId required']],
  ...[
    'http://postar.example',
    'https://name:word@postar.example',
    'https://postar.example?x',
    'postar.example',
    'ftp://x',
  ].map((address): [string, Partial<Change>, string[]] => [
    `the address ${address}`,
    { next: { ...settings, address }, secret: 'x' },
    ['address provider-address'],
  ]),
  ['this machine', { next: { ...settings, address: 'http://127.0.0.1:4000/ap' }, secret: 'x' }, []],
];

for (const [what, change, expected] of cases) {
  test(`H10 settings of the provider: ${what}`, () => {
    const issues = checkEInvoiceSettings({ next: settings, secret: null, present, ...change });
    assert.deepEqual(
      issues.map(({ field, rule }) => `${field} ${rule}`),
      expected,
    );
  });
}

test('H10 nothing is sent by itself without a provider', () => {
  assert.deepEqual(
    cleanEInvoiceSettings({ address: ' https://postar.example// ', clientId: ' x ', isAutomatic: true }),
    {
      address: 'https://postar.example',
      clientId: 'x',
      isAutomatic: true,
    },
  );
  assert.equal(cleanEInvoiceSettings({ address: ' ', clientId: '', isAutomatic: true }).isAutomatic, false);
});
