import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { bankFileLimits } from '#domain/bank-imports/bank-file-fault.ts';
import { camtFile, gpcFile, madeAccount } from '#tests/support/documents/bank-files.ts';
import { createBankFileReader } from './bank-file-reader.ts';
import { readBankFile } from './read-bank-file.ts';

const task = (bytes: Uint8Array) => ({ bytes, account: madeAccount, currency: '', profiles: [] });

const good = camtFile([
  { amount: 12_050, symbol: '2600000018', name: 'Žofia Nováková', message: 'za web' },
  { amount: 7 },
]);
const bomb = good.replace(
  '<Document',
  `<!DOCTYPE lolz [<!ENTITY a "lol">${'bcdefghi'
    .split('')
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
    .join('')}]><Document`,
);

const hostile: [what: string, bytes: Uint8Array, rule: string][] = [
  ['entities that grow', Buffer.from(bomb.replace('za web', '&i;')), 'entities'],
  [
    'a file of the machine',
    Buffer.from(good.replace('<Document', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document')),
    'entities',
  ],
  [
    'a million empty entries',
    Buffer.from(good.replace('<Ntry>', `${'<Ntry/>'.repeat(1_000_000)}<Ntry>`)),
    'too-many-entries',
  ],
  [
    '150 000 lines of GPC',
    Buffer.from(`${gpcFile([{ amount: 1 }]).split('\r\n')[1]}\n`.repeat(150_000)),
    'too-many-entries',
  ],
  ['a million rows', Buffer.from(`Datum;Objem;Měna\n${'1.1.2026;1;EUR\n'.repeat(1_000_000)}`), 'too-many-entries'],
  ['more than 20 MB', Buffer.alloc(bankFileLimits.bytes + 1, 0x31), 'too-large'],
  ['nothing', new Uint8Array(), 'empty'],
  ['blanks', Buffer.from(' \r\n\t '), 'empty'],
  ['a ZIP archive', Buffer.from('PK\u0003\u0004\u0014\0\0\0hello'), 'no-text'],
  ['a PDF', Buffer.from('%PDF-1.7 hello'), 'no-text'],
  ['random bytes', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256), 'no-text'],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(good.slice(0, 300)), Uint8Array.of(0xc3, 0x28), Buffer.from(good.slice(300))]),
    'encoding',
  ],
  ['an encoding of its own', Buffer.from(good.replace('UTF-8', 'EBCDIC')), 'encoding'],
  [
    'ten thousand elements in each other',
    Buffer.from(good.replace('<Stmt>', `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}<Stmt>`)),
    'broken',
  ],
  ['another document', Buffer.from('<html><body>hello</body></html>'), 'unknown-format'],
  ['words', Buffer.from('Dear bank, please send me a statement.'), 'unknown-format'],
];

describe('H9 hostile bank files', () => {
  const reader = createBankFileReader();
  after(() => reader.close());

  for (const [what, bytes, rule] of hostile) {
    test(`H9 a file of ${what} is refused with a reason, and the next one is read`, async () => {
      const result = await reader.read(task(bytes));
      assert.equal(result.outcome === 'refused' ? result.fault.rule : result.outcome, rule);
      assert.equal((await reader.read(task(Buffer.from(good)))).outcome, 'read');
    });
  }
});

const encodings: [what: string, bytes: Uint8Array][] = [
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${good}`)],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${good.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
];
for (const [what, bytes] of encodings) {
  test(`H9 a file in ${what} is read with its letters`, () => {
    const result = readBankFile(task(bytes));
    assert.equal(result.outcome === 'read' && result.entries[0]?.counterName, 'Žofia Nováková');
  });
}

const whole: [what: string, text: string][] = [
  ['CAMT.053', good],
  ['GPC', gpcFile([{ amount: 100 }, { amount: 250 }, { amount: -7 }])],
];
for (const [what, text] of whole) {
  test(`H9 ${what} that was cut at any fiftieth is refused and names a line`, () => {
    const bytes = Buffer.from(text.trimEnd());
    for (let part = 1; part < 50; part += 1) {
      const result = readBankFile(task(bytes.subarray(0, Math.floor((bytes.length * part) / 50))));
      assert.equal(result.outcome, 'refused', `${part}/50`);
      if (result.outcome === 'refused') assert.ok(result.fault.line, `${part}/50 ${result.fault.rule}`);
    }
  });
}

test('H9 a CSV file that was cut gives no entry that the whole one does not give', () => {
  const text = `Dátum zaúčtovania;Suma;Mena;Variabilný symbol;Referencia\n${'20.11.2026;1250,75;EUR;2600000018;A77\n'.repeat(9)}`;
  const all = readBankFile(task(Buffer.from(text)));
  assert.equal(all.outcome, 'read');
  const known = new Set(
    all.outcome === 'read' ? all.entries.map(({ amount, bookedOn }) => `${amount} ${bookedOn}`) : [],
  );
  for (let part = 1; part < 50; part += 1) {
    const cut = readBankFile(task(Buffer.from(text).subarray(0, Math.floor((text.length * part) / 50))));
    if (cut.outcome !== 'read') continue;
    for (const { amount, bookedOn } of cut.entries) assert.ok(known.has(`${amount} ${bookedOn}`), `${part}/50`);
  }
});

test('H9 a file that takes too much time or memory is refused', async () => {
  const reader = createBankFileReader({ timeoutMs: 1 });
  const result = await reader.read(task(Buffer.from(camtFile(Array.from({ length: 5000 }, () => ({ amount: 1 }))))));
  await reader.close();
  assert.deepEqual(result, { outcome: 'refused', fault: { rule: 'too-heavy', line: null, entry: null } });
});
