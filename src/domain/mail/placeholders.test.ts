import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type PlaceholderValues,
  emptyPlaceholders,
  fillPlaceholders,
  fillWithGaps,
  placeholders,
  unfilledIn,
  unknownPlaceholders,
  writePlaceholder,
} from './placeholders.ts';

const values: PlaceholderValues = {
  name: 'Ľubica {{phone}} $&',
  company: null,
  number: '1001',
  title: 'Nový web',
  price: null,
  pdf: null,
  link: 'https://plumbline.example/x?a=1&b=2',
  phone: '+421 900 123 456',
};

test('G3 placeholders are filled in wherever they stand, once, with or without blanks between the braces', () => {
  assert.equal(
    fillPlaceholders('{{name}}, {{ number }}: {{title}}\n{{link}} {{name}}', values),
    'Ľubica {{phone}} $&, 1001: Nový web\nhttps://plumbline.example/x?a=1&b=2 Ľubica {{phone}} $&',
  );
});

test('G7 a name that is no placeholder and braces without their counterpart are found, each once', () => {
  const named = (text: string) => unknownPlaceholders(text).map(({ name }) => name);
  assert.deepEqual(named('{{meno}} {{name}} {{meno}} {{ Name }}'), ['{{meno}}', '{{Name}}']);
  assert.deepEqual(named('Dobrý deň, {{name}'), ['{{']);
  assert.deepEqual(named('name}} a {jedna}'), ['}}']);
  assert.deepEqual(named('{{}}'), ['{{}}']);
  assert.deepEqual(named(placeholders.map(writePlaceholder).join(' ')), []);
});

test('G3 a placeholder for which the request has nothing is found', () => {
  assert.deepEqual(emptyPlaceholders('{{company}} {{price}} {{price}} {{name}} {{meno}}', values), [
    { rule: 'empty-placeholder', name: '{{company}}' },
    { rule: 'empty-placeholder', name: '{{price}}' },
  ]);
});

test('G3 a text in which nothing is found keeps none of its braces, and one without braces stays as it is', () => {
  const full = Object.fromEntries(placeholders.map((name) => [name, name.toUpperCase()])) as PlaceholderValues;
  const piece = fc.oneof(fc.string(), fc.constantFrom(...placeholders.map(writePlaceholder), '{{', '}}', '{'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      if (unknownPlaceholders(text).length > 0) return;
      const filled = fillPlaceholders(text, full);
      assert.doesNotMatch(filled, /\{\{|\}\}/);
      if (!text.includes('{{')) assert.equal(filled, text);
    }),
  );
});

test('I2 what a project does not have is a gap that is named, and nothing unfilled is overlooked', () => {
  const labels = (name: string) => `údaj ${name}`;
  const text = fillWithGaps('{{name}}: {{ date }} a {{price}}', { name: 'Ján', date: null }, labels);
  assert.equal(text, 'Ján: [… údaj date] a [… údaj price]');
  assert.equal(unfilledIn(text), '[… údaj date]');
  assert.equal(unfilledIn('Dobrý deň, {{name}}.'), '{{name}}');
  assert.equal(unfilledIn('Hranaté [zátvorky] a { zložené } zostanú.'), null);
  assert.equal(fillWithGaps('{{name}}', { name: '{{date}}' }, labels), '{{date}}', 'a value is not filled in again');
});
