// Reporter for node:test: one line for each test file, failures in full, and totals and times as JSON for `npm test`.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** Where a test stands: a helper that registers it for a file says so by its title (tests/support/database/test-databases.ts). */
function placeOf(data) {
  const { file = '', line = 0 } = globalThis[Symbol.for('plumbline.place-of-title')]?.get(data.name) ?? data;
  return { file: relative(process.cwd(), file), line };
}

/** Turns the runner's events into text and, at the end, writes `{ passed, failed, skipped, times }` to TEST_TOTALS. */
export default async function* report(events) {
  const run = { totals: { passed: 0, failed: 0, skipped: 0 }, files: new Map(), failures: [] };
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (isResult(type, data) && note(run, data, outcomeOf(type, data)) === 'failed') {
      yield `FAILED  ${where(data)}  ${data.name}\n`;
    }
  }
  for (const [file, entry] of run.files) yield lineOf(file, entry);
  for (const failure of run.failures) yield `\n${where(failure)}  ${failure.name}\n${explain(failure)}\n`;
  const { passed, failed, skipped } = run.totals;
  yield `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
  const times = Object.fromEntries([...run.files].map(([file, { ms }]) => [file, Math.round(ms)]));
  if (process.env.TEST_TOTALS) writeFileSync(process.env.TEST_TOTALS, JSON.stringify({ ...run.totals, times }));
}

function isResult(type, data) {
  return (type === 'test:pass' || type === 'test:fail') && !isGroup(data);
}

/** A `describe` block, or a test that failed only because one inside it did: its tests are counted themselves. */
function isGroup(data) {
  return data.details?.type === 'suite' || data.details?.error?.failureType === 'subtestsFailed';
}

function outcomeOf(type, data) {
  if (type === 'test:fail') return data.todo === undefined ? 'failed' : 'skipped';
  return data.skip === undefined && data.todo === undefined ? 'passed' : 'skipped';
}

function note(run, data, outcome) {
  const { file } = placeOf(data);
  const entry = run.files.get(file) ?? { tests: 0, failed: 0, ms: 0 };
  entry.tests += 1;
  entry.failed += outcome === 'failed' ? 1 : 0;
  entry.ms += data.details?.duration_ms ?? 0;
  run.files.set(file, entry);
  run.totals[outcome] += 1;
  if (outcome === 'failed') run.failures.push(data);
  return outcome;
}

function lineOf(file, { tests, failed, ms }) {
  const time = ms >= 500 ? `, ${(ms / 1000).toFixed(1)} s` : '';
  return `${failed > 0 ? 'FAILED' : 'ok    '}  ${file}  ${tests} tests${time}\n`;
}

function where(data) {
  const { file, line } = placeOf(data);
  return `${file}:${line}`;
}

function explain(data) {
  const error = data.details?.error;
  const cause = error?.cause ?? error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause);
}
