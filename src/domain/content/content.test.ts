import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachLanguage, languages } from '../languages.ts';
import { checkContent, checkPublishing } from './check-content.ts';
import { compareContent, mergeContentDocuments } from './compare-content.ts';
import {
  type AnyDocument,
  type AnyItem,
  documentOf,
  emptyDocument,
  newItem,
  tellingWords,
} from './content-document.ts';
import { type ContentKind, contentKinds, fieldsOf } from './content-kinds.ts';
import { contentSchemas } from './content-schema.ts';
import { missingTexts } from './missing-content.ts';
import { type RichText, isSafeHref, plainTextOf, richTextOf } from './rich-text.ts';
import { partsOf, showNotices } from './shown-content.ts';

const noPictures = new Set<string>();

const question = (token: string, words = token): AnyItem => ({
  ...newItem('faq', token),
  texts: inEachLanguage(() => ({ question: `${words}?`, answer: richTextOf(words) })),
});
const faqOf = (...items: AnyItem[]): AnyDocument => ({ ...emptyDocument('faq'), items });

test('A12 links lead to the web, a mailbox, a phone or an own page, and nowhere else', () => {
  const safe = [
    'https://example.com',
    'http://príklad.sk/cesta?a=b#c',
    'https://example.com:8080/',
    'mailto:jana@example.com',
    'tel:+421900123456',
    '/kontakt',
    '/faq?q=web#phone',
  ];
  const unsafe = [
    '',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    String.raw`/\evil.example`,
    'https://user:pass@evil.example',
    'https://a b.example',
    'kontakt',
    'https://\u202Eexample.com',
    `https://example.com/${'x'.repeat(500)}`,
    ' /kontakt',
    '/kontakt\n',
  ];
  for (const href of safe) assert.ok(isSafeHref(href), href);
  for (const href of unsafe) assert.ok(!isSafeHref(href), href);
});

test('A12 rich text reads as plain text, paragraphs and points on lines of their own', () => {
  const run = (text: string) => ({ text, isStrong: false, href: '' });
  const text: RichText = [
    { kind: 'paragraph', runs: [run('Od '), { ...run('5 dní'), isStrong: true }] },
    { kind: 'list', points: [[run('jeden')], [run('dva')]] },
  ];
  assert.equal(plainTextOf(text), 'Od 5 dní\njeden\ndva');
  assert.deepEqual(richTextOf(''), []);
  assert.equal(plainTextOf(richTextOf('Slovo')), 'Slovo');
});

test('A12 a new item of every kind fits the shape of its documents and lacks what its kind demands', () => {
  for (const kind of contentKinds) {
    const document = { ...emptyDocument(kind), items: [newItem(kind, 'abcdefgh')] };
    assert.deepEqual(contentSchemas[kind].parse(document), document, kind);
    assert.deepEqual(checkContent(kind, document, noPictures), [], kind);
    const required = Object.values(fieldsOf(kind).item.texts).filter(({ isRequired }) => isRequired);
    const head = Object.values(fieldsOf(kind).head.texts).filter(({ isRequired }) => isRequired);
    assert.equal(missingTexts(kind, document).length, languages.length * (required.length + head.length), kind);
    assert.deepEqual(checkPublishing(kind, document), [{ field: 'items.e-abcdefgh', rule: 'whole-in-no-language' }]);
  }
});

test('A12 what breaks a rule is said at its field', () => {
  const item = (kind: ContentKind, change: Partial<AnyItem>): AnyItem => ({ ...newItem(kind, 'abcdefgh'), ...change });
  const rulesOf = (kind: ContentKind, ...items: AnyItem[]) =>
    checkContent(kind, { ...emptyDocument(kind), items }, noPictures).map(({ field, rule }) => `${field} ${rule}`);
  const at = 'items.e-abcdefgh';
  const notice = (shared: object) => item('notices', { shared: { link: '', until: '', ...shared } });
  assert.deepEqual(rulesOf('notices', notice({ until: '2026-02-30' })), [`${at}.shared.until day-unknown`]);
  assert.deepEqual(rulesOf('notices', notice({ link: 'javascript:1' })), [`${at}.shared.link link-address`]);
  const product = item('products', { shared: { name: 'x'.repeat(61), link: '', picture: '0'.repeat(26) } });
  assert.deepEqual(rulesOf('products', product), [
    `${at}.shared.name too-long`,
    `${at}.shared.picture picture-unknown`,
  ]);
  const figure = (counted: string, words: string) =>
    item('statistics', { shared: { counted }, texts: inEachLanguage(() => ({ figure: words, text: 'x' })) });
  assert.deepEqual(rulesOf('statistics', figure('own', '12 rokov')), []);
  assert.deepEqual(rulesOf('statistics', figure('trades', '{{number}}')), []);
  assert.equal(rulesOf('statistics', figure('own', '{{number}}'))[0], `${at}.texts.sk.figure number-not-counted`);
  assert.equal(rulesOf('statistics', figure('trades', '8'))[0], `${at}.texts.sk.figure number-missing`);
  const many = Array.from({ length: 6 }, (_, index) => newItem('notices', `abcdefg${index}`));
  assert.deepEqual(rulesOf('notices', ...many), ['items too-many']);
  assert.deepEqual(rulesOf('faq', question('abcdefgh'), question('abcdefgh')), ['items listed-twice']);
});

test('A12 differences name fields, items that came or went, and the order', () => {
  const before = faqOf(question('first001'), question('second01'), question('third001'));
  const [one, two, three] = before.items;
  assert.ok(one && two && three);
  const changed = { ...one, texts: { ...one.texts, da: { question: 'Ny?', answer: richTextOf('first001') } } };
  const after = faqOf(three, changed, question('fourth01'));
  assert.deepEqual(
    compareContent('faq', before, after).map(({ path, language }) => [path, language]),
    [
      ['items.e-second01', null],
      ['items.e-fourth01', null],
      ['items.e-first001.texts.da.question', 'da'],
      ['items', null],
    ],
  );
  assert.deepEqual(compareContent('faq', before, before), []);
  assert.equal(
    tellingWords(['', '417', '{{number}} sek.', 'jazyky webu']),
    'jazyky webu',
    'a figure is no name of an item',
  );
  assert.equal(tellingWords([' ', '{{number}}']), '{{number}}');
});

test('G5 A12 two administrators are merged field by field and item by item', () => {
  const base = faqOf(question('first001'), question('second01'));
  const [one, two] = base.items;
  assert.ok(one && two);
  const inSlovak = (words: string) => ({ ...one, texts: { ...one.texts, sk: { ...one.texts.sk, question: words } } });
  const inDanish = { ...one, texts: { ...one.texts, da: { ...one.texts.da, question: 'Ny?' } } };
  const both = mergeContentDocuments('faq', {
    base,
    mine: faqOf(inSlovak('Moja?'), two, question('mine0001')),
    theirs: faqOf(inDanish),
  });
  assert.deepEqual(both.conflicts, []);
  assert.deepEqual(
    both.document.items.map(({ id, texts }) => [id, texts.sk['question'], texts.da['question']]),
    [
      ['e-first001', 'Moja?', 'Ny?'],
      ['e-mine0001', 'mine0001?', 'mine0001?'],
    ],
    'what one has removed and nobody changed is gone',
  );
  assert.deepEqual(contentSchemas.faq.parse(both.document), both.document);
  const clash = mergeContentDocuments('faq', {
    base,
    mine: faqOf(inSlovak('Moja?'), two),
    theirs: faqOf(inSlovak('Ich?'), two),
  });
  assert.deepEqual(clash.conflicts, [{ path: 'items.e-first001.texts.sk.question', mine: 'Moja?', theirs: 'Ich?' }]);
  assert.equal(clash.document.items[0]?.texts.sk['question'], 'Moja?');
});

test('A12 what a language lacks is left out of its pages, and a picture without words is not shown', () => {
  const whole = question('first001');
  const inDanish = { ...whole, id: 'e-second01', texts: { ...whole.texts, sk: { question: '', answer: [] } } };
  const faq = documentOf('faq', faqOf(whole, inDanish));
  const showing = { service: null, pictureOf: () => ({ src: '/p', width: 1, height: 2 }), countOf: () => 8 };
  const shown = (language: 'sk' | 'da') => partsOf('faq', { faq }, { ...showing, language }).faq?.map(({ id }) => id);
  assert.deepEqual([shown('sk'), shown('da')], [['e-first001'], ['e-first001', 'e-second01']]);
  assert.equal(
    partsOf('faq', { faq }, { ...showing, language: 'sk' }).meta,
    undefined,
    'the program’s own title stays',
  );
  const head = (portraitAlt: string) => ({
    shared: { portrait: '0'.repeat(26) },
    texts: inEachLanguage((language) => ({ portraitAlt: language === 'sk' ? portraitAlt : '' })),
  });
  const about = documentOf('about', { head: head('Martin v dielni'), items: [] });
  assert.equal(partsOf('about', { about }, { ...showing, language: 'sk' }).about?.portrait?.alt, 'Martin v dielni');
  assert.equal(partsOf('about', { about }, { ...showing, language: 'da' }).about?.portrait, null);
  assert.deepEqual(
    missingTexts('about', about).map(({ language }) => language),
    ['cs', 'da', 'en'],
  );
});

test('A12 a notice is over after its last day', () => {
  const notice = {
    ...newItem('notices', 'abcdefgh'),
    shared: { link: '', until: '2026-12-24' },
    texts: inEachLanguage(() => ({ title: 'Sviatky', text: '' })),
  };
  const document = documentOf('notices', { ...emptyDocument('notices'), items: [notice] });
  const onDay = (day: string) => showNotices(document, 'sk', day).length;
  assert.deepEqual([onDay('2026-12-24'), onDay('2026-12-25')], [1, 0]);
});
