import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LookDraft, rebaseLook } from './rebase-look.ts';

const base: LookDraft = { colour: '', defaultTheme: 'light', logo: null };

test('G5 what only one of two administrators changed in the look is kept from both', () => {
  const rebased = rebaseLook({
    base,
    typed: { ...base, colour: '#0b5fa5' },
    saved: { ...base, defaultTheme: 'dark' },
  });
  assert.deepEqual(rebased, { draft: { colour: '#0b5fa5', defaultTheme: 'dark', logo: null }, clashes: [] });
});

test('G5 what both changed in the look stays as it was typed and is told', () => {
  const rebased = rebaseLook({
    base,
    typed: { ...base, colour: '#0b5fa5', defaultTheme: 'dark' },
    saved: { ...base, colour: '#1b6e3c', defaultTheme: 'dark' },
  });
  assert.deepEqual(rebased, { draft: { colour: '#0b5fa5', defaultTheme: 'dark', logo: null }, clashes: ['colour'] });
});
