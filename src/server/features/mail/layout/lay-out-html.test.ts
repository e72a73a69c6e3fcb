import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOutHtml } from './lay-out-html.ts';

const layOut = (title: string, text: string) =>
  layOutHtml({
    language: 'sk',
    title,
    blocks: [{ kind: 'paragraph', text, hasLinks: true }],
    footer: { brand: 'Plumbline', lines: [], reason: null, preferences: null },
  });
const unbroken = (html: string) =>
  [...html.matchAll(/<span style="white-space:nowrap">(?<text>[^<]*)<\/span>/g)].map(({ groups }) => groups?.['text']);

test('G7 a mail breaks neither "e-mail" nor the number of a document at its hyphen', () => {
  const html = layOut(
    'Výzva na úhradu č. Z2026-0001: 922,50 €',
    'K ponuke č. 2026-0003.\nOdpovedzte e-mailom, alebo na tento e-mail.',
  );
  assert.deepEqual(unbroken(html), ['Z2026-0001', '2026-0003', 'e-mailom', 'e-mail']);
});

test('G7 a mail leaves addresses and longer numbers as they are', () => {
  const html = layOut(
    'Správa',
    'Na e-mail@firma.sk, https://firma.sk/e-mail/2026-0001 a 2026-0001-7 alebo 12026-0001.',
  );
  assert.deepEqual(unbroken(html), []);
});
