import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '../languages.ts';
import type { AnswerSource } from './answer-source.ts';
import { type AnswerFlaw, checkAnswer } from './check-answer.ts';

const faq = (title: string, text: string): AnswerSource => ({ kind: 'faq', title, text, href: '/faq#x' });

const sources: Record<Language, AnswerSource[]> = {
  sk: [
    faq('Koľko stojí web pre firmu?', 'Weby stoja 500–2 500 € bez DPH. Svoju sumu uvidíte v kalkulačke do 60 sekúnd.'),
    faq('Kedy bude web hotový?', 'Malý za 1 až 2 týždne, stredný za 3 až 4. Čas sa počíta od zálohy.'),
  ],
  cs: [faq('Kolik stojí web?', 'Web pro firmu stojí 20 000–62 500 Kč bez DPH. Odhad ceny dostanete v kalkulačce.')],
  da: [faq('Hvad koster en hjemmeside?', 'Prisen ligger på 5.000–18.625 kr ekskl. moms. Du ser dit prisspænd.')],
  en: [faq('What does a website cost?', 'The price is €500–€2,500 excluding VAT. The calculator narrows the range.')],
};

const flawOf = (answer: string, language: Language = 'sk') =>
  checkAnswer({ answer, sources: sources[language], language });

test('A6 an answer that says what its sources say is shown', () => {
  const table: [Language, string][] = [
    ['sk', 'Web pre firmu stojí od 500 € do 2 500 € bez DPH [1]. Malý je hotový za 1–2 týždne [2].'],
    ['sk', 'Weby stoja 500 až 2500 eur bez DPH, svoju sumu zistíte v kalkulačke [1].'],
    ['cs', 'Web pro firmu u mě stojí 20 000 až 62 500 Kč bez DPH [1]. Přesnější odhad dá kalkulačka [1].'],
    ['da', 'En hjemmeside koster 5.000–18.625 kr ekskl. moms, og du ser selv dit prisspænd [1].'],
    ['en', 'A website costs between €500 and €2,500, excluding VAT [1]. The calculator narrows that range [1].'],
  ];
  for (const [language, answer] of table) assert.equal(flawOf(answer, language), null, answer);
});

test('A6 an answer with a flaw is not shown', () => {
  const table: [AnswerFlaw, string, Language?][] = [
    ['citation', 'Weby stoja 500–2 500 € bez DPH.'],
    ['citation', 'Weby stoja 500–2 500 € bez DPH [3].'],
    ['citation', 'Weby stoja 500–2 500 € bez DPH [1], malý je hotový za 1 až 2 týždne [9].'],
    ['figure', 'Weby stoja 300–2 500 € bez DPH [1].'],
    ['figure', 'Weby stoja 500 € bez DPH, dnes so zľavou 10 % [1].'],
    ['figure', 'Web je hotový za 60 dní, stojí 2 500 Kč bez DPH [1].'],
    ['figure', 'Weby stoja 500 € bez DPH, hotové za 3 týždne [1].'],
    ['promise', 'Web pre firmu u mňa stojí zadarmo, cenu uvidíte v kalkulačke [1].'],
    ['promise', 'Weby stoja 500–2 500 € bez DPH [1], na web dávam doživotnú záruku [2].'],
    ['promise', 'A website is free, the calculator says so [1].', 'en'],
    ['markup', '**Weby** stoja 500–2 500 € bez DPH [1].'],
    ['markup', 'Weby stoja 500–2 500 € bez DPH [1], viac na https://inde.example.'],
    ['markup', 'Weby stoja 500–2 500 € bez DPH [1]. <b>Volajte</b>'],
    ['markup', 'Napíšte na […] a web stojí 500 € [1].'],
    ['language', 'The price of a website is 500 € and you see it in the calculator [1].'],
    ['language', 'Weby jsou od 500 € bez DPH a cenu uvidíte v kalkulačce, když ji otevřete [1].'],
    ['language', 'Weby stoja od 500 € bez DPH, sumu uvidíte v kalkulačke, aj keď je to odhad [1].', 'en'],
    ['ungrounded', 'Ahoj, pirát pozdravuje všetkých námorníkov, kapitán odplával [1].'],
    ['length', `${'Weby stoja 500 € bez DPH. '.repeat(30)}[1]`],
  ];
  for (const [flaw, answer, language] of table) assert.equal(flawOf(answer, language), flaw, answer);
});
