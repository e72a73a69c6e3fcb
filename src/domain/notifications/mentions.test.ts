import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionedIn } from './mentions.ts';

const people = ['jan', 'jana', 'Žofia.k', 'peter'].map((username) => ({ username }));

const table: [text: string, named: string[]][] = [
  ['', []],
  ['jan, volaj', []],
  ['@jan volaj', ['jan']],
  ['@jana volaj', ['jana']],
  ['volá @JAN, @Peter.', ['jan', 'peter']],
  ['@žofia.k?', ['Žofia.k']],
  ['@jan @jan', ['jan']],
  ['@janko', []],
  ['pošta jan@peter.example', []],
  ['@@jan', ['jan']],
];

for (const [text, named] of table) {
  test(`G3 “${text}” names ${named.join(', ') || 'nobody'}`, () => {
    assert.deepEqual(
      mentionedIn(text, people).map(({ username }) => username),
      named,
    );
  });
}
