import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ErrorReport, errorSampleSchema, groupReport } from './report.ts';

const report: ErrorReport = {
  errorId: 'ERR_MI8X_ABCDEFGH',
  message: 'Row 12 of jana@strechy.example is broken',
  category: 'component',
  severity: 'critical',
  source: 'browser',
  url: 'https://plumbline.example/ponuka?step=contact',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0',
  isSignedIn: false,
  stack: 'TypeError: x\n    at a (https://plumbline.example/assets/configurator-page-D3adBeef.js:1:2)',
  context: { screen: 'configurator', email: 'jana@strechy.example', status: 500, isOnline: true, nested: { a: 1 } },
};
const identityOf = (changes: Partial<ErrorReport>) => groupReport({ ...report, ...changes }).identity;

test('J4 a kept report tells what broke and nothing about whom it happened to', () => {
  const { message, sample } = groupReport(report);
  assert.equal(message, 'Row 12 of … is broken');
  assert.deepEqual(errorSampleSchema.parse(sample), {
    errorId: 'ERR_MI8X_ABCDEFGH',
    source: 'browser',
    path: '/ponuka',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0',
    isSignedIn: false,
    frames: ['a (assets/configurator-page-D3adBeef.js:1:2)'],
    context: { screen: 'configurator', status: '500', isOnline: 'true' },
  });
});

test('J4 the same error with other numbers, ids, people and builds is one group', () => {
  const same: Partial<ErrorReport>[] = [
    { message: 'Row 7 of peter@tesar.example is broken' },
    { errorId: 'ERR_OTHER', userAgent: 'Other', url: '/faq', isSignedIn: true },
    { stack: 'TypeError: y\n    at b (https://plumbline.example/assets/configurator-page-0aB1_-dE.js:9:9)' },
  ];
  for (const changes of same) assert.equal(identityOf(changes), identityOf({}), JSON.stringify(changes));
});

test('J4 another category, another message or another place is another group', () => {
  const other: Partial<ErrorReport>[] = [
    { category: 'internal' },
    { message: 'Column 12 is broken' },
    { stack: 'TypeError: x\n    at a (https://plumbline.example/assets/faq-page-D3adBeef.js:1:2)' },
    { stack: '' },
  ];
  assert.equal(new Set([{}, ...other].map(identityOf)).size, other.length + 1);
});

test('J4 two functions of one file of the server are two groups', () => {
  const at = (name: string) => ({ stack: `Error\n    at ${name} (file:///srv/src/server/x.ts:1:1)` });
  assert.notEqual(identityOf(at('read')), identityOf(at('write')));
});
