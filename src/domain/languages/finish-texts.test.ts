import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { finishTexts } from './finish-texts.ts';

test('A10 the words of the brand are filled in wherever a text names them; other placeholders stay', () => {
  const texts = { title: 'O mne | {{brand}}', points: ['{{developer}}, {{city}}, {{country}}', 'od {{price}}'] };
  const { name, developer, address } = brand;
  const points = [`${developer}, ${address.city}, Slovensko`, 'od {{price}}'];
  assert.deepEqual(finishTexts(texts, 'sk'), { title: `O\u00A0mne | ${name}`, points });
  assert.equal(finishTexts('{{country}}', 'da'), 'Slovakiet');
});

test('A1 typography: words of one letter are tied at any depth, in Slovak and Czech alone', () => {
  const texts = { lead: 'Web v meste a na vidieku', list: [{ text: 'S plánom i bez' }] };
  assert.deepEqual(finishTexts(texts, 'cs'), {
    lead: 'Web v\u00A0meste a\u00A0na vidieku',
    list: [{ text: 'S\u00A0plánom i\u00A0bez' }],
  });
  assert.equal(finishTexts('a roof i taget', 'da'), 'a roof i taget');
  const given = 'Skontrolujte internetové pripojenie a skúste to znovu.';
  assert.equal(finishTexts(given, 'sk'), given, 'the specification’s own words stay letter by letter');
});

test('A1 typography: no line ends between "čl." or its like and the figure or letter after it', () => {
  const texts = {
    sk: 'Podľa čl. 6 ods. 1 písm. b) GDPR a zákona č. 18/2018 Z. z., § 7a. Čl. je článok, ods. tiež.',
    da: 'Efter artikel 6, stk. 1, litra b. Lov nr. 502, dok. nr. {{number}}. Indtil {{date}} kl. {{time}}. Inkl. 2 sider.',
  };
  assert.equal(
    finishTexts(texts.sk, 'sk').replaceAll('\u00A0', '_'),
    'Podľa čl._6 ods._1 písm._b) GDPR a_zákona č._18/2018 Z. z., §_7a. Čl. je článok, ods. tiež.',
  );
  assert.equal(
    finishTexts(texts.da, 'da').replaceAll('\u00A0', '_'),
    'Efter artikel_6, stk._1, litra_b. Lov nr._502, dok. nr. {{number}}. Indtil {{date}} kl._{{time}}. Inkl. 2 sider.',
  );
});

test('A1 typography: no line ends within a range, be its ends written or filled in; other dashes stay as they are', () => {
  const texts = {
    weeks: ['Hotovo za 1–2 týždne', '{{minimum}}–{{count}} týždňov'],
    other: 'Plumbline – EÚ–USA, od–do',
  };
  assert.deepEqual(finishTexts(texts, 'sk'), {
    weeks: ['Hotovo za 1–\u20602 týždne', '{{minimum}}–\u2060{{count}} týždňov'],
    other: texts.other,
  });
});
