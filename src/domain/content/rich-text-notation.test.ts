import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type RichBlock, type RichRun, type RichText, richTextOf } from './rich-text.ts';
import { notationOf, readNotation } from './rich-text-notation.ts';

const plain = (text: string): RichRun => ({ text, isStrong: false, href: '' });

test('A12 what is typed becomes paragraphs, lists, strong words and links', () => {
  const cases: [string, RichText][] = [
    ['', []],
    ['  \n \n', []],
    ['Jeden riadok.', richTextOf('Jeden riadok.')],
    ['Prvý.\nDruhý.', [...richTextOf('Prvý.'), ...richTextOf('Druhý.')]],
    [
      'Cena je **pevná** a [tu](/cennik).',
      [
        {
          kind: 'paragraph',
          runs: [
            plain('Cena je '),
            { text: 'pevná', isStrong: true, href: '' },
            plain(' a '),
            { text: 'tu', isStrong: false, href: '/cennik' },
            plain('.'),
          ],
        },
      ],
    ],
    ['- jedna\n- dva', [{ kind: 'list', points: [[plain('jedna')], [plain('dva')]] }]],
    [
      '• jedna\n\n• dva',
      [
        { kind: 'list', points: [[plain('jedna')]] },
        { kind: 'list', points: [[plain('dva')]] },
      ],
    ],
    ['2 * 3 ** 4', richTextOf('2 * 3 ** 4')],
    [
      '[bez adresy] a [tu](<b>)',
      [{ kind: 'paragraph', runs: [plain('[bez adresy] a '), { text: 'tu', isStrong: false, href: '<b>' }] }],
    ],
    [String.raw`\- nie je bod`, richTextOf('- nie je bod')],
    [String.raw`\*\*nie je tučné\*\*`, richTextOf('**nie je tučné**')],
    [
      '[**tučný** odkaz](/a)',
      [
        {
          kind: 'paragraph',
          runs: [
            { text: 'tučný', isStrong: true, href: '/a' },
            { text: ' odkaz', isStrong: false, href: '/a' },
          ],
        },
      ],
    ],
    ['<script>alert(1)</script>', richTextOf('<script>alert(1)</script>')],
  ];
  for (const [typed, text] of cases) assert.deepEqual(readNotation(typed), text, typed);
});

const words = fc
  .array(fc.constantFrom('a', 'ž', '*', '**', '[', ']', '(', ')', '\\', '-', '•', ' ', '–', '{{brand}}', '<b>'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''));
const run = fc.record(
  {
    text: words,
    isStrong: fc.boolean(),
    href: fc.constantFrom('', '/kontakt', 'https://example.org/a?b=c', 'mailto:a@b.example'),
  },
  { noNullPrototype: true },
);
/** Runs as the editor makes them: neighbours differ, and no blanks at the ends of a line. */
const line = fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => {
  const joined: RichRun[] = [];
  for (const each of runs) {
    const last = joined.at(-1);
    if (last && last.isStrong === each.isStrong && last.href === each.href) {
      joined[joined.length - 1] = { ...last, text: last.text + each.text };
    } else joined.push(each);
  }
  const first = joined[0];
  if (first) joined[0] = { ...first, text: `x${first.text}` };
  const end = joined.at(-1);
  if (end) joined[joined.length - 1] = { ...end, text: `${end.text}x` };
  return joined;
});
const block = fc.oneof(
  line.map((runs): RichBlock => ({ kind: 'paragraph', runs })),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((points): RichBlock => ({ kind: 'list', points })),
);

test('A12 every text is typed so that it reads as itself', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (text) => {
      assert.deepEqual(readNotation(notationOf(text)), text);
    }),
  );
});

test('A12 a paragraph that begins like a point of a list stays a paragraph', () => {
  for (const text of ['- pomlčka', '• bod', '-', '\\- spätná']) {
    assert.deepEqual(readNotation(notationOf(richTextOf(text))), richTextOf(text), text);
  }
});
