import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type LeaveAction, caseStudyLeaves, decideLeave } from './case-study-leave.ts';
import {
  type CaseStudyWords,
  caseStudyFields,
  cleanCaseStudy,
  emptyCaseStudyWords,
  namedWithoutLeave,
  resultsOf,
} from './case-study.ts';
import { checkCaseStudy, checkCaseStudyDraft, longestOf } from './check-case-study.ts';
import { firstCountry, firstService, townIn } from './first-facts.ts';
import { splitChange } from './split-change.ts';

const whole: CaseStudyWords = {
  ...emptyCaseStudyWords,
  title: 'Cena strechy hneď v dopyte',
  task: 'Firma strácala čas obhliadkami bez výsledku.',
  solution: 'Na web pribudla kalkulačka, ktorá spočíta cenu.',
};
const facts = { firm: 'Strechy Javorka', town: 'Žilina' };
const fieldsOf = (issues: readonly { field: string }[]) => issues.map(({ field }) => field);

test('A11 a case study is whole when texts, both halves of each result and words for each picture are there', () => {
  assert.deepEqual(checkCaseStudy(whole, []), []);
  const missing = checkCaseStudy(emptyCaseStudyWords, ['before', 'after']);
  assert.deepEqual(fieldsOf(missing), ['title', 'task', 'solution', 'beforeAlt', 'afterAlt']);
  assert.deepEqual(fieldsOf(checkCaseStudy({ ...whole, figure2: '11', result3: 'dopytov' }, [])), [
    'result2',
    'figure3',
  ]);
  for (const field of caseStudyFields) {
    const long = { ...whole, [field]: 'x'.repeat(longestOf[field] + 1) };
    assert.deepEqual(fieldsOf(checkCaseStudyDraft(long)), [field]);
    assert.deepEqual(checkCaseStudyDraft({ ...long, [field]: 'x'.repeat(longestOf[field]) }), []);
  }
  assert.deepEqual(resultsOf({ ...whole, figure1: '3', result1: '', figure3: '11', result3: 'dopytov' }), [
    { figure: '11', text: 'dopytov' },
  ]);
});

test('A11 texts are stored without marks that break other text, and cleaned texts stay as they are', () => {
  const cleaned = cleanCaseStudy({ ...whole, title: ' a\u202Eb\n c\u0000 ', task: 'a  b\r\n\r\n\r\n\r\nc' });
  assert.deepEqual([cleaned.title, cleaned.task], ['ab c', 'a b\n\nc']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = cleanCaseStudy({ ...whole, title: text, solution: text });
      assert.deepEqual(cleanCaseStudy(once), once);
    }),
  );
});

test('A11 a text that names firm or town without leave is found in any case that ends otherwise', () => {
  const said: [text: string, part: 'firm' | 'town' | null][] = [
    ['Strechy Javorka chceli viac dopytov.', 'firm'],
    ['Pre firmu strechy javorku som spravil web.', 'firm'],
    ['Firma zo Žiliny a okolia.', 'town'],
    ['V ZILINE a inde.', 'town'],
    ['Strechy robia aj iní, Javor je strom.', null],
    ['Bez mien.', null],
  ];
  for (const [text, part] of said) {
    assert.equal(namedWithoutLeave({ ...whole, solution: text }, { facts, parts: [] }), part, text);
    assert.equal(namedWithoutLeave({ ...whole, solution: text }, { facts, parts: ['firm', 'town'] }), null, text);
  }
  assert.equal(namedWithoutLeave(whole, { facts: { firm: '', town: '' }, parts: [] }), null);
});

test('A11 a firm is found by its name without the legal form, and never by the form alone', () => {
  const firms = ['Strechy Kováč s.r.o.', 'Strechy Kováč, s. r. o.', 'Strechy Kováč spol. s r.o.', 'Strechy Kováč a.s.'];
  const said: [firm: string, text: string, part: 'firm' | null][] = [
    ...firms.map((firm): [string, string, 'firm'] => [firm, 'Firma Strechy Kováč chcela nový web.', 'firm']),
    ['Tømrer Jensen ApS', 'Tømrer Jensen ville have flere henvendelser.', 'firm'],
    ['Nielsen & Søn A/S', 'Til Nielsen og søn: Nielsen & Søns nye side.', 'firm'],
    ['Kovo spol. s r.o.', 'Spol. s r. o. je právna forma.', null],
    ['s.r.o.', 'Iná firma, s. r. o., nič nechcela.', 'firm'],
  ];
  for (const [firm, text, part] of said) {
    assert.equal(namedWithoutLeave({ ...whole, solution: text }, { facts: { firm, town: '' }, parts: [] }), part, firm);
  }
});

test('A11 leave × step is the table: asked twice at most, never after a no, published only with leave', () => {
  const standing = { askedTimes: 1 };
  const table: Record<LeaveAction, string> = {
    ask: 'none:asked asked:asked given:given withdrawn:asked',
    give: 'asked:given given:given declined:given withdrawn:given',
    decline: 'asked:declined',
    'take-back': 'given:withdrawn',
    publish: 'given:given',
  };
  for (const action of Object.keys(table) as LeaveAction[]) {
    const steps = caseStudyLeaves.flatMap((leave) => {
      const to = decideLeave({ ...standing, leave }, action);
      return to === null ? [] : [`${leave}:${to}`];
    });
    assert.equal(steps.join(' '), table[action], action);
  }
  for (const leave of caseStudyLeaves) {
    assert.equal(decideLeave({ leave, askedTimes: 2 }, 'ask'), null);
  }
});

test('A12 a change of a text is told by what it took away and put in, at whole words', () => {
  assert.deepEqual(splitChange('cena do minúty', 'cena do dvoch minút'), {
    start: 'cena do ',
    removed: 'minúty',
    added: 'dvoch minút',
    end: '',
  });
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { start, removed, added, end } = splitChange(before, after);
      assert.deepEqual([`${start}${removed}${end}`, `${start}${added}${end}`], [before, after]);
    }),
  );
});

test('A11 first facts come from request and address, and are left out where nothing tells them', () => {
  const towns: [address: string, town: string][] = [
    ['Hlavná 1\n010 01 Žilina', 'Žilina'],
    ['Hlavná 1, 811 01 Bratislava', 'Bratislava'],
    ['Vestergade 3\n5000 Odense C', 'Odense C'],
    ['CZ-602 00 Brno', 'Brno'],
    ['len text', ''],
  ];
  for (const [address, town] of towns) assert.equal(townIn(address), town, address);
  assert.deepEqual([firstCountry('DK'), firstCountry('DE'), firstCountry('')], ['DK', '', '']);
  assert.equal(firstService('calculator'), 'web-aplikacie');
  assert.equal(firstService(null), 'tvorba-webu');
});
