import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRetentionTerms } from './check-retention-terms.ts';
import { boundsOf, cutoffOf, retentionRules, termOf } from './retention-schedule.ts';

test('K6 billing is kept 10 years by law, project documents 3 years at least', () => {
  assert.deepEqual(termOf('billing'), { count: 10, unit: 'years' });
  assert.deepEqual(termOf('billing', { billing: 1 }), { count: 10, unit: 'years' });
  assert.deepEqual(termOf('projects', { projects: 2 }), { count: 3, unit: 'years' });
  assert.deepEqual(termOf('projects', { projects: 5 }), { count: 5, unit: 'years' });
});

test('K6 no term is out of its own bounds, and none is fixed and open at once', () => {
  for (const rule of retentionRules) {
    const bounds = boundsOf(rule);
    if (bounds === null) continue;
    const count = rule.term?.count ?? Number.NaN;
    assert.ok(bounds.minimum <= count && count <= bounds.maximum, rule.id);
  }
});

test('K6 a term that the law fixes cannot be changed, others within their bounds by whole numbers', () => {
  const table: [Parameters<typeof checkRetentionTerms>[0], string[]][] = [
    [{}, []],
    [{ billing: 10 }, []],
    [{ billing: 9 }, ['billing']],
    [{ billing: 11 }, ['billing']],
    [{ uploads: 60 }, ['uploads']],
    [{ requests: 3, projects: 10 }, []],
    [{ requests: 2 }, ['requests']],
    [{ requests: 12.5 }, ['requests']],
    [{ requests: Number.NaN }, ['requests']],
  ];
  for (const [terms, refused] of table) {
    assert.deepEqual(
      checkRetentionTerms(terms).map(({ field }) => field),
      refused,
      JSON.stringify(terms),
    );
  }
});

test('K6 months and years go by the calendar, and a day that a month has not is its last', () => {
  const day = (text: string) => Date.parse(`${text}T08:30:00Z`);
  const table: [string, Parameters<typeof cutoffOf>[0], string][] = [
    ['2026-11-27', { count: 90, unit: 'days' }, '2026-08-29'],
    ['2026-11-27', { count: 12, unit: 'months' }, '2025-11-27'],
    ['2028-02-29', { count: 3, unit: 'years' }, '2025-02-28'],
    ['2026-05-31', { count: 3, unit: 'months' }, '2026-02-28'],
    ['2026-01-31', { count: 1, unit: 'months' }, '2025-12-31'],
  ];
  for (const [now, term, expected] of table) assert.equal(cutoffOf(term, day(now)), day(expected), now);
});
