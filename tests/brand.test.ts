import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { brand } from '#domain/brand.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { CaseStudiesContent, TestimonialsContent } from '#locales/content/content.ts';
import { firstContent } from '#server/features/content/first-content.ts';
import { logoSprite } from '#web/ui/logo-sprite.ts';
import type { BuildManifest } from '#contract/pages/page-module.ts';
import { needsBuild } from '#tests/support/browser/test-pages.ts';
import { otherReference, otherWords } from './brand/other-content.ts';

/** Beginnings of words, because languages inflect names. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, -1) : word);

const tracesOfBrand = [
  brand.name,
  ...brand.developer.split(' ').map(stem),
  brand.address.street,
  brand.address.postalCode,
  stem(brand.address.city),
  brand.companyNumber,
  brand.taxNumber,
  brand.iban,
  brand.iban.replaceAll(' ', ''),
  brand.phone,
  brand.phone.replaceAll(' ', ''),
  ...Object.values(brand.mailboxes),
  'plumbline.example',
  brand.supportMailbox,
  ...Object.values(brand.products),
];

/** Of the drawn name, which an own logo replaces. */
const beginningOfLogo = 'M9.7 7.57';
const logoFile = new URL('../src/server/gateways/logo.svg', import.meta.url);

/** Shorter pieces of sentences stand elsewhere too. */
const shortestPiece = 24;

/** What texts that nobody edits say too. */
const saidElsewhere = new Set(['Kalkulačka ceny podľa plochy', 'Slovak, Czech, Danish and English']);

const piecesOf = (text: string): string[] =>
  text
    .split(/\{\{\w+\}\}|\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= shortestPiece && !saidElsewhere.has(piece));

/** What the owner has replaced: everything that the program says of each kind of content, and its made-up voices and projects. */
async function tracesOfContent(language: Language): Promise<string[]> {
  const { caseStudies } = (await import(`#locales/${language}/content/case-studies.ts`)) as {
    caseStudies: CaseStudiesContent;
  };
  const { testimonials } = (await import(`#locales/${language}/content/testimonials.ts`)) as {
    testimonials: TestimonialsContent;
  };
  const edited = Object.values(await firstContent()).flatMap(({ head, items }) =>
    [head, ...items].flatMap(({ texts }) =>
      Object.values(texts[language]).map((text) => (typeof text === 'string' ? text : plainTextOf(text))),
    ),
  );
  return [
    ...edited.flatMap(piecesOf),
    ...Object.values(caseStudies).flatMap(({ firm, title, task }) => [firm, title, ...piecesOf(task)]),
    ...Object.values(testimonials).flatMap(({ author, company, quote }) => [author, company, ...piecesOf(quote)]),
  ];
}

const plainOf = (text: string): string =>
  text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/\u2060|&nbsp;/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('A10 A12 with the whole brand and all content changed, no page, mail, document, picture or file has a trace of the old ones', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'brand/show-everything.ts')],
    { maxBuffer: 100_000_000 },
  );
  const shown = (JSON.parse(stdout) as [name: string, text: string][]).map(
    ([name, text]) => [name, plainOf(text)] as const,
  );
  assert.ok(shown.length > languages.length * 30, `${shown.length} things were shown`);
  const content = await Promise.all(languages.map(tracesOfContent));
  const traces = new Set([...tracesOfBrand, beginningOfLogo, ...content.flat().map(plainOf)]);
  for (const drawing of [logoSprite, await readFile(logoFile, 'utf8')]) assert.ok(drawing.includes(beginningOfLogo));
  assert.ok(traces.size > 500, `${traces.size} traces are looked for`);
  const found = shown.flatMap(([name, text]) =>
    (name.startsWith('built texts') ? tracesOfBrand : [...traces])
      .filter((trace) => text.includes(trace))
      .map((trace) => `${name}: ${trace}`),
  );
  assert.deepEqual(found, []);
  const pictures = shown.filter(([name]) => name.startsWith('picture of a page'));
  assert.ok(pictures.length > languages.length * 10, `${pictures.length} pictures are of the new look`);
  const unnamed = shown.filter(
    ([name, text]) => !/^(?:file|picture) /.test(name) && !/Nivelo Plus|36421928/.test(text),
  );
  assert.deepEqual(
    unnamed.map(([name]) => name),
    [],
    'everything names the new one',
  );
  for (const language of languages) {
    const pages = shown.filter(([name]) => name.startsWith(`${language} /`)).map(([, text]) => text);
    const wanted = [...Object.values(otherWords[language]), otherReference.name, otherReference.firm];
    const missing = wanted.filter((words) => !pages.some((text) => text.includes(words)));
    assert.deepEqual(missing, [], `what stands on no page in ${language}`);
  }
});

test('A10 of the files that browsers load only the module of the brand and the texts, which are finished with it, name the firm', async (context) => {
  if (needsBuild(context)) return;
  const client = path.join(import.meta.dirname, '../dist/client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest;
  const written = Object.entries(manifest).filter(
    ([source]) => source.startsWith('_brand-') || source.startsWith('src/locales/'),
  );
  const known = new Set(written.map(([, { file }]) => file));
  const files = await readdir(client, { recursive: true });
  const read = files.filter((file) => /\.(?:js|css|svg|json|webmanifest)$/.test(file) && !file.startsWith('.vite'));
  assert.ok(read.length > 100, `${read.length} files`);
  const named = await Promise.all(
    read.map(async (file) => {
      const text = plainOf(await readFile(path.join(client, file), 'utf8'));
      return tracesOfBrand.some((trace) => text.includes(trace)) ? [file] : [];
    }),
  );
  const [unknown, expected] = [named.flat().filter((file) => !known.has(file)), named.flat()];
  assert.ok(expected.length > languages.length, 'the brand is found where it is known to be');
  assert.deepEqual(unknown, []);
});
