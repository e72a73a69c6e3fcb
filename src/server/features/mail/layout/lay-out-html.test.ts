import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MailDocument } from '#server/features/mail/compose/mail-document.ts';
import { layOutHtml } from './lay-out-html.ts';

const layOut = (title: string, text: string, footer: Partial<MailDocument['footer']> = {}) =>
  layOutHtml({
    language: 'sk',
    title,
    blocks: [{ kind: 'paragraph', text, hasLinks: true }],
    footer: { brand: 'Plumbline', lines: [], reason: null, preferences: null, ...footer },
  });
const unbroken = (html: string) =>
  [...html.matchAll(/<span style="white-space:nowrap">(?<text>[^<]*)<\/span>/g)].map(({ groups }) => groups?.['text']);

test('G7 a mail breaks neither "e-mail" nor the number of a document at its hyphen or before it', () => {
  const html = layOut(
    'Výzva na úhradu č. Z2026-0001: 922,50 €',
    'K ponuke č. 2026-0003.\nOdpovedzte e-mailom, alebo na tento e-mail.',
  );
  assert.deepEqual(unbroken(html), ['č. Z2026-0001', 'č. 2026-0003', 'e-mailom', 'e-mail']);
});

test('G7 a mail breaks no number of a later version or of a tax document, and its foot no hyphen either', () => {
  const preferences = {
    lead: 'Nechcete e-maily?',
    label: 'Vypnúť e-maily o míľnikoch',
    href: 'https://firma.sk/e-mail',
  };
  const foot = { lines: ['Okresný úrad Trnava, 250-12345'], reason: 'Z vášho e-mailu.', preferences };
  assert.deepEqual(unbroken(layOut('Ponuka č. 2026-0042-R2', 'Doklad ZD2026-0001.', foot)), [
    'č. 2026-0042-R2',
    'ZD2026-0001',
    '250-12345',
    'e-mailu',
    'e-maily',
    'e-maily',
  ]);
});

test('G7 a mail leaves addresses and longer numbers as they are', () => {
  const html = layOut(
    'Správa',
    'Na e-mail@firma.sk, https://firma.sk/e-mail/2026-0001 a 2026-0001-7 alebo 12026-0001.',
  );
  assert.deepEqual(unbroken(html), []);
});

test('G7 a mail keeps the number of a request with its word and a range in one line, without characters that programs draw as boxes', () => {
  const html = layOut(
    'Dopyt č. 12',
    'Cena: 20\u00A0000–62\u00A0500\u00A0Kč, hotovo za 2–\u20603 týždne. Forespørgsel nr. 7: €500–€1,500.',
  );
  assert.deepEqual(unbroken(html), ['č. 12', '20\u00A0000–62\u00A0500\u00A0', '2–3', 'nr. 7', '€500–€1,500.']);
  assert.doesNotMatch(html, /\u2060/);
});
