import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { brand } from '#domain/brand.ts';
import { languages } from '#domain/languages.ts';

/** Beginnings of words, because languages inflect names. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, -1) : word);

const traces = [
  brand.name,
  ...brand.developer.split(' ').map(stem),
  brand.address.street,
  brand.address.postalCode,
  stem(brand.address.city),
  brand.companyNumber,
  brand.taxNumber,
  brand.iban,
  brand.phone,
  brand.phone.replaceAll(' ', ''),
  ...Object.values(brand.mailboxes),
  brand.supportMailbox,
  ...Object.values(brand.products),
];

test('A10 B with the whole brand changed, no page, mail, document or manifest has a trace of the old one', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'brand/show-everything.ts')],
    { maxBuffer: 100_000_000 },
  );
  const shown = JSON.parse(stdout) as [name: string, text: string][];
  assert.ok(shown.length > languages.length * 30, `${shown.length} things were shown`);
  const found = shown.flatMap(([name, text]) => {
    const plain = text.replaceAll('\u00A0', ' ');
    return traces.filter((trace) => plain.includes(trace)).map((trace) => `${name}: ${trace}`);
  });
  assert.deepEqual(found, []);
  const unnamed = shown.filter(([, text]) => !/Nivelo Plus|36421928/.test(text));
  assert.deepEqual(
    unnamed.map(([name]) => name),
    [],
    'everything names the new one',
  );
});
