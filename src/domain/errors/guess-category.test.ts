import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorCategory } from './codes.ts';
import { categoryOfForeignAnswer, guessCategory } from './guess-category.ts';

const guesses: [text: string, category: ErrorCategory][] = [
  ['Validation failed', 'validation'],
  ['Invalid e-mail', 'validation'],
  ['Unauthorized', 'authentication'],
  ['status 401', 'authentication'],
  ['Forbidden', 'authorization'],
  ['status 403', 'authorization'],
  ['Page not found', 'not_found'],
  ['status 404', 'not_found'],
  ['Rate limit reached', 'rate_limit'],
  ['status 429', 'rate_limit'],
  ['The AI did not answer', 'ai_service'],
  ['openai: overloaded', 'ai_service'],
  ['database is locked', 'database'],
  ['SQLITE_BUSY', 'database'],
  ['connection refused', 'database'],
  ['network changed', 'network'],
  ['Failed to fetch', 'network'],
  ['Failed to fetch dynamically imported module: https://plumbline.example/assets/quote-page-D3adBeef.js', 'network'],
  ['timeout of 20 s', 'network'],
  ['signal timed out', 'network'],
  ['external service', 'external_api'],
  ['the API said no', 'external_api'],
  ['the form is gone', 'form'],
  ['input is gone', 'form'],
  ['chat is closed', 'chat'],
  ['message port closed', 'chat'],
  ['quote is gone', 'quote'],
  ['no estimate', 'quote'],
  ['component broke', 'component'],
  ['too many re-renders', 'component'],
  ['x is not a function', 'unknown'],
  ['', 'unknown'],
];

test('J4 the category of a foreign error is guessed from its text', () => {
  for (const [text, category] of guesses) assert.equal(guessCategory(text), category, text);
});

test('J4 where signs of two categories stand in a text, the one that spec §8 names first counts', () => {
  const order = [...new Set(guesses.map(([, category]) => category))].filter((category) => category !== 'unknown');
  for (const [index, first] of order.entries()) {
    for (const later of order.slice(index + 1)) {
      const textOf = (category: ErrorCategory) => guesses.find(([, each]) => each === category)?.[0] ?? '';
      assert.equal(guessCategory(`${textOf(later)}; ${textOf(first)}`), first, `${first} before ${later}`);
    }
  }
});

test('J4 words that only contain a sign are no sign', () => {
  for (const text of ['failed', 'information', 'performance', 'rapid', 'said', '14010', 'capitals']) {
    assert.equal(guessCategory(text), 'unknown', text);
  }
});

test('J4 an answer that is not ours is known by its status, else by its text', () => {
  const table: [status: number, text: string, category: ErrorCategory][] = [
    [400, '', 'validation'],
    [401, '', 'authentication'],
    [403, 'invalid', 'authorization'],
    [404, '<form>', 'not_found'],
    [408, '', 'network'],
    [413, '', 'validation'],
    [415, '', 'validation'],
    [422, '', 'validation'],
    [429, '', 'rate_limit'],
    [500, '<form>', 'internal'],
    [502, 'Bad Gateway', 'internal'],
    [503, '', 'internal'],
    [504, '', 'network'],
    [409, 'the quote was changed', 'quote'],
    [418, "I'm a teapot", 'unknown'],
  ];
  for (const [status, text, category] of table) {
    assert.equal(categoryOfForeignAnswer(status, text), category, `${status} ${text}`);
  }
});
