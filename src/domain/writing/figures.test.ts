import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresIn, isFigureSaid } from './figures.ts';

test('H4 figures are read as people write them in four languages', () => {
  const table: [string, string][] = [
    ['Weby stoja 500–2 500 € bez DPH', '500€ 2500€'],
    ['od 500 € do 2500 eur', '500€ 2500€'],
    ['20\u00A0000–\u206062\u00A0500\u00A0Kč', '20000kč 62500kč'],
    ['5.000–18.625 kr ekskl. moms', '5000kr 18625kr'],
    ['between €500 and €2,500', '500€ 2500€'],
    ['Malý za 1 až 2 týždne, stredný za 3 až 4.', '1week 2week 3 4'],
    ['do 60 sekúnd, za 24 hodin, 30 dage, 2 kroky', '60second 24hour 30day 2'],
    ['o 30 %, 15%', '30% 15%'],
    ['6-month warranty', '6month'],
  ];
  for (const [text, figures] of table) {
    assert.equal(
      figuresIn(text)
        .map(({ digits, unit }) => digits + unit)
        .join(' '),
      figures,
      text,
    );
  }
});

test('H4 a figure is said only with its number and its unit', () => {
  const said = figuresIn('Zľava 10 % od 3 funkcií, splatnosť 14 dní, 2 až 3 časti');
  const isSaid = (text: string) => figuresIn(text).every((figure) => isFigureSaid(figure, said));
  for (const text of ['10 %', 'do 14 dní', '3 funkcie', '10', 'bez čísel']) assert.ok(isSaid(text), text);
  for (const text of ['20 %', '14 %', '10 dní', '14 týždňov', '100']) assert.ok(!isSaid(text), text);
});
