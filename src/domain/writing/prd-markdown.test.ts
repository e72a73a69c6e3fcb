import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PrdOutline } from './outline-prd.ts';
import { escapeMarkdown, prdMarkdown } from './prd-markdown.ts';

test('H4 what a visitor typed stays text in Markdown', () => {
  const table: [typed: string, written: string][] = [
    ['# nadpis', String.raw`\# nadpis`],
    ['- bod', String.raw`\- bod`],
    ['+ bod', String.raw`\+ bod`],
    ['1. bod', String.raw`1\. bod`],
    ['2) bod', String.raw`2\) bod`],
    ['=== ', String.raw`\===`],
    ['[klik](javascript:alert(1))', String.raw`\[klik\](javascript:alert(1))`],
    ['![x](y)', String.raw`\!\[x\](y)`],
    ['<script>&amp;', String.raw`\<script\>\&amp;`],
    ['a\n\n# b', String.raw`a \# b`],
    ['**tučne** _šikmo_ `kód` ~~nie~~', String.raw`\*\*tučne\*\* \_šikmo\_ \`kód\` \~\~nie\~\~`],
    ['m² 10 % – 5.5', 'm² 10 % – 5.5'],
    [String.raw`c:\x|y`, String.raw`c:\\x\|y`],
  ];
  for (const [typed, written] of table) assert.equal(escapeMarkdown(typed), written);
});

test('H4 criteria are boxes to tick, the customer’s words a quotation, and the writer stands at the end', () => {
  const point = { title: 'Formulár', text: 'Text', items: ['Prvé', 'Druhé'], note: '' };
  const outline: PrdOutline = {
    title: 'Plán',
    summary: 'Súhrn',
    facts: [{ label: 'Odbor', text: 'strechy' }],
    description: { title: 'Opis', text: 'Prvý\n\n# Druhý' },
    sections: [
      { id: 'scope', title: 'Rozsah', lead: 'Úvod', points: [point] },
      { id: 'outOfScope', title: 'Mimo', lead: 'Úvod', points: [{ title: '', text: 'Reklama', items: [], note: '' }] },
    ],
  };
  assert.equal(
    prdMarkdown(outline, 'Šablóna'),
    [
      '# Plán',
      'Súhrn',
      '- **Odbor:** strechy',
      '## Opis',
      String.raw`> Prvý
>
> \# Druhý`,
      '## Rozsah',
      'Úvod',
      '### Formulár',
      'Text',
      '- [ ] Prvé\n- [ ] Druhé',
      '## Mimo',
      'Úvod',
      '- Reklama',
      '*Šablóna*\n',
    ].join('\n\n'),
  );
});
