import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RequestEntry, checkDetails, checkEntry } from './entry-rules.ts';

const entry: RequestEntry = {
  title: 'Web pre strechára',
  description: 'Chce galériu.',
  service: 'website',
  trade: 'roofer',
  budget: '1500-3500',
  customBudget: '',
  timeline: 'flexible',
  contact: { name: 'Jo', email: 'jo@firma.example', phone: '', company: '' },
};

const rulesOf = (changed: Partial<RequestEntry>) =>
  checkEntry({ ...entry, ...changed }, 'CZK').map(({ field, rule }) => `${field} ${rule}`);

const table: [what: string, changed: Partial<RequestEntry>, rules: string[]][] = [
  ['a complete entry', {}, []],
  ['no title', { title: ' ' }, ['title required']],
  ['a long title', { title: 'ž'.repeat(161) }, ['title too-long']],
  ['no choices', { service: null, trade: null }, ['service required', 'trade required']],
  ['neither budget nor timeline', { budget: null, timeline: null }, ['budget required', 'timeline required']],
  ['D8 an own sum without one', { budget: 'custom' }, ['customBudget required']],
  ['D8 an own sum of 2 499 Kč', { budget: 'custom', customBudget: '2499' }, ['customBudget budget-too-low']],
  ['D8 an own sum of 2 500 Kč', { budget: 'custom', customBudget: '2500' }, []],
  ['nine characters', { description: ' 123456789 ' }, ['description too-short']],
  ['ten characters', { description: '1234567890' }, []],
  ['no description', { description: '' }, ['description required']],
  ['a description to the limit', { description: 'ž'.repeat(5000) }, []],
  ['one beyond', { description: 'ž'.repeat(5001) }, ['description too-long']],
  ['a name of one letter', { contact: { ...entry.contact, name: 'J' } }, ['name too-short']],
  ['no address', { contact: { ...entry.contact, email: '' } }, ['email required']],
  ['half an address', { contact: { ...entry.contact, email: 'jo@' } }, ['email email']],
  ['a short phone', { contact: { ...entry.contact, phone: '12' } }, ['phone phone']],
];

for (const [what, changed, rules] of table) {
  test(`G3 ${what}: ${rules.join(', ') || 'fine'} (spec §5, admin forms)`, () => {
    assert.deepEqual(rulesOf(changed), rules);
  });
}

test('G3 rules apply to changed details only', () => {
  const old = { ...entry, description: 'Krátke', contact: { name: 'J', email: 'zle', phone: '1', company: '' } };
  const check = (changed: Partial<RequestEntry>) =>
    checkDetails({ ...old, ...changed }, old).map(({ field, rule }) => `${field} ${rule}`);
  assert.deepEqual(check({ service: null, trade: null }), []);
  assert.deepEqual(check({ title: '' }), ['title required']);
  assert.deepEqual(check({ description: 'Kratšie' }), ['description too-short']);
  assert.deepEqual(check({ contact: { ...old.contact, email: 'stále zle' } }), ['email email']);
});
