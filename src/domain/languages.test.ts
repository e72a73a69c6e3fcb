import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Language,
  type LanguageHints,
  type LanguageHosts,
  chooseLanguage,
  languageOfHost,
  languages,
  dateLocaleOf,
  localeOf,
  parseAcceptLanguage,
  timeZoneOf,
} from './languages.ts';

/** The sources of B2, strongest first; the html element is the last before Slovak. */
const sources = ['query', 'cookie', 'hostLanguage', 'localStorage', 'sessionStorage', 'browser', 'htmlLang'] as const;
type Source = (typeof sources)[number];

/** Hints in which every source of the list names a language. */
function hintsFrom(from: readonly Source[], language: Language): LanguageHints {
  return Object.fromEntries(from.map((source) => [source, source === 'browser' ? [language] : language]));
}

test('B2 each source of a language beats every later one and yields to every earlier one', () => {
  for (const [index, source] of sources.entries()) {
    const later = sources.slice(index + 1);
    assert.equal(chooseLanguage({ ...hintsFrom(later, 'cs'), ...hintsFrom([source], 'da') }), 'da', source);
    for (const weaker of later) {
      const pair = { ...hintsFrom([weaker], 'da'), ...hintsFrom([source], 'en') };
      assert.equal(chooseLanguage(pair), 'en', `${source} before ${weaker}`);
    }
  }
});

test('B2 without any hint the language is Slovak', () => {
  const nothing: LanguageHints[] = [
    {},
    { query: null, cookie: null, hostLanguage: null, localStorage: null, sessionStorage: null, htmlLang: null },
    { query: undefined, browser: undefined },
    { query: '', cookie: '', browser: ['', '*'] },
  ];
  for (const hints of nothing) assert.equal(chooseLanguage(hints), 'sk');
});

test('B2 an unknown value is passed over at every source', () => {
  for (const unknown of ['pl', 'xx', '', '-', '-da', 'danish', 'da_DK', ' da', 'constructor', '__proto__', '🇩🇰']) {
    for (const source of sources.filter((each) => each !== 'hostLanguage')) {
      const hint = { [source]: source === 'browser' ? [unknown] : unknown };
      const rest = hintsFrom(sources.slice(sources.indexOf(source) + 1), 'cs');
      assert.equal(chooseLanguage({ ...rest, ...hint }), source === 'htmlLang' ? 'sk' : 'cs', `${source} ${unknown}`);
    }
  }
});

test('B2 a tag with region or script, in any case, means its language', () => {
  const rows: [tag: string, language: Language][] = [
    ['da', 'da'],
    ['da-DK', 'da'],
    ['DA-dk', 'da'],
    ['cs-CZ', 'cs'],
    ['sk-SK', 'sk'],
    ['EN', 'en'],
    ['en-Latn-GB', 'en'],
  ];
  for (const [tag, language] of rows) {
    assert.equal(chooseLanguage({ query: tag, cookie: language === 'sk' ? 'da' : 'sk' }), language, tag);
    assert.equal(chooseLanguage({ browser: [tag], htmlLang: language === 'sk' ? 'da' : 'sk' }), language, tag);
  }
});

test('B2 of the browser’s languages the first that the site has is taken', () => {
  assert.equal(chooseLanguage({ browser: ['pl', 'eo-PL', 'cs-CZ', 'en', 'da'] }), 'cs');
});

test('B2 any text from outside chooses one of the languages', () => {
  const text = fc.option(fc.string());
  const hints = fc.record(
    { query: text, cookie: text, localStorage: text, browser: fc.array(fc.string()), htmlLang: text },
    { requiredKeys: [] },
  );
  fc.assert(fc.property(hints, (given) => languages.includes(chooseLanguage(given))));
});

const hosts: LanguageHosts = { sk: 'plumbline.sk', cs: 'plumbline.cz', da: 'Plumbline.DK' };

test('B3 the host name decides the language, whatever its case, port or www', () => {
  const rows: [host: string, language: Language | null][] = [
    ['plumbline.sk', 'sk'],
    ['plumbline.cz', 'cs'],
    ['plumbline.dk', 'da'],
    ['PLUMBLINE.CZ', 'cs'],
    ['plumbline.dk:3000', 'da'],
    ['www.plumbline.cz', 'cs'],
    ['WWW.Plumbline.cz:443', 'cs'],
    ['plumbline.com', null],
    ['localhost:3000', null],
    ['127.0.0.1', null],
    ['[::1]:3000', null],
    ['evil-plumbline.cz', null],
    ['plumbline.cz.evil.com', null],
    ['shop.plumbline.cz', null],
    ['', null],
    [':3000', null],
  ];
  for (const [host, language] of rows) assert.equal(languageOfHost(host, hosts), language, host);
});

test('B3 without configured hosts no host decides', () => {
  for (const host of ['plumbline.cz', '', ':3000', 'undefined', 'www.']) assert.equal(languageOfHost(host, {}), null);
});

test('B3 a host configured with its port or with www decides like any other', () => {
  const configured: LanguageHosts = { cs: 'localhost:3001', da: 'www.plumbline.dk' };
  assert.equal(languageOfHost('localhost:3001', configured), 'cs');
  assert.equal(languageOfHost('www.plumbline.dk', configured), 'da');
  assert.equal(languageOfHost('plumbline.dk', configured), 'da');
});

test('B2 an Accept-Language header is read by quality, and rubbish in it is passed over', () => {
  const rows: [header: string | undefined, tags: string[]][] = [
    [undefined, []],
    ['', []],
    [' , ,', []],
    ['*', []],
    ['da', ['da']],
    ['da, en-gb;q=0.8, en;q=0.7', ['da', 'en-gb', 'en']],
    ['en;q=0.7, cs;q=0.9, da', ['da', 'cs', 'en']],
    ['en;q=0.5,cs;q=0.5,da;q=0.5', ['en', 'cs', 'da']],
    ['da;q=0, en;q=0.000, sk;q=0.001', ['sk']],
    ['cs ; q=0.4 , da;q=0.6', ['da', 'cs']],
    ['da;q=abc, cs;q=, en;q=-1, sk;q=0.1', ['sk']],
    ['da;level=1;q=0.2, cs;q=0.3', ['cs', 'da']],
    ['*;q=0.5, cs;q=0.1', ['cs']],
    [';q=1, cs', ['cs']],
  ];
  for (const [header, tags] of rows) assert.deepEqual(parseAcceptLanguage(header), tags, String(header));
});

test('B2 any Accept-Language header, however long, gives at most 20 tags', () => {
  assert.equal(parseAcceptLanguage('da,'.repeat(100_000)).length, 20);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'dacsen,;=q.01* -', '\u0000', 'ž') }), (header) => {
      const tags = parseAcceptLanguage(header);
      return tags.length <= 20 && tags.every((tag) => tag !== '' && tag !== '*');
    }),
  );
});

test('B5 each language formats in the locale of spec §9, English its days as the British do, and counts days in its customers’ zone', () => {
  const locales: Record<Language, string> = { sk: 'sk-SK', cs: 'cs-CZ', da: 'da-DK', en: 'en-US' };
  const timeZones: Record<Language, string> = {
    sk: 'Europe/Bratislava',
    cs: 'Europe/Prague',
    da: 'Europe/Copenhagen',
    en: 'Europe/Bratislava',
  };
  assert.deepEqual(localeOf, locales);
  assert.deepEqual(dateLocaleOf, { ...locales, en: 'en-GB' });
  assert.deepEqual(timeZoneOf, timeZones);
});
