// The parts of `check` and `test`: each is timed, a failed one does not keep the later ones from running, and the last
// line adds all of them up.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { environment, isStopping, pinnedNode, root, runToEnd, toolPath } from './processes.mjs';

const pureTests = ['src/{domain,contract,locales,web}/**/*.test.ts', 'tests/*.test.ts'];
const allTests = ['src/**/*.test.ts', 'tests/*.test.ts'];
const totalsFolder = join(root, 'node_modules/.cache/test-totals');

/** Format, lint, types, unused code: what is checked without running the project's own code. */
const statics = [
  { name: 'format', tool: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'lint',
    tool: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.'],
  },
  { name: 'types of domain, contract, locales', tool: 'tsc', args: ['-p', 'tsconfig.domain.json'] },
  { name: 'types of server, tests, scripts', tool: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { name: 'types of web', tool: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'types of the service worker', tool: 'tsc', args: ['-p', 'src/web/service-worker'] },
  { name: 'unused code', tool: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

/** Everything that is checked without a server, a database and a browser; under a minute. */
export async function check() {
  const results = await runStatics();
  results.push(await runTests('unit tests', nodeTest(pureTests)));
  return conclude(results);
}

/** Every check and every test. */
export async function test() {
  const begun = Date.now();
  const buildCode = await ensureBuilt();
  const results = [{ name: 'build', ms: Date.now() - begun, ...asTotals(buildCode) }];
  results.push(...(await runStatics()));
  // Much of their time is waiting, so two halves side by side take little more than half of it.
  const halves = [1, 2].map((half) =>
    runTests(`unit and server tests ${half} of 2`, nodeTest([`--test-shard=${half}/2`, ...allTests])),
  );
  results.push(...(await Promise.all(halves)));
  results.push(await runTests('browser tests', playwright([])));
  return conclude(results);
}

/** Tests of rules and server, all of them or the files and options given; answers the exit code. */
export async function unit(extra) {
  const files = extra.some((argument) => !argument.startsWith('-')) ? [] : allTests;
  const { args, env } = nodeTest([...extra, ...files]);
  return (await runToEnd(pinnedNode(), args, { env: { ...environment(), ...env } })).code;
}

/** Journeys in a real browser; answers the exit code. */
export async function e2e(extra) {
  const { args, env } = playwright(extra);
  return (await runToEnd(pinnedNode(), args, { env: { ...environment(), ...env } })).code;
}

function nodeTest(filesAndOptions) {
  const reporter = '--test-reporter=./scripts/test-reporter.mjs';
  return {
    args: ['--test', '--test-isolation=none', '--test-timeout=120000', reporter, ...filesAndOptions],
    env: { NODE_ENV: 'test' },
    totals: (report) => report,
  };
}

function playwright(extra) {
  return {
    args: [toolPath('playwright'), 'test', ...extra],
    env: { NODE_ENV: 'production' },
    totals: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      atSecondTry: stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  };
}

/** Two at a time, the machine's usual cores; what they print is shown only when they fail. */
async function runStatics() {
  const waiting = [...statics];
  const results = [];
  const work = async () => {
    for (let part = waiting.shift(); part && !isStopping(); part = waiting.shift()) {
      const begun = Date.now();
      const args = [toolPath(part.tool), ...part.args];
      const { code, output } = await runToEnd(pinnedNode(), args, { env: environment(), capture: true });
      const result = { name: part.name, ms: Date.now() - begun, ...asTotals(code) };
      results.push(result);
      if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
      console.log(line(result));
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

/** A test runner in the open, with its totals read from the file it writes; one that dies or has no test has failed. */
async function runTests(name, { args, env, totals }) {
  if (isStopping()) return { name, ms: 0, ...asTotals(1) };
  const begun = Date.now();
  const file = join(totalsFolder, `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(totalsFolder, { recursive: true });
  rmSync(file, { force: true });
  console.log(`\n${name}`);
  const { code } = await runToEnd(pinnedNode(), args, {
    env: { ...environment(), ...env, TEST_TOTALS: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return { name, ms: Date.now() - begun, ...readTotals(file, totals, code) };
}

function readTotals(file, totals, code) {
  try {
    const counted = totals(JSON.parse(readFileSync(file, 'utf8')));
    const isSilent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    return isSilent ? { ...counted, failed: 1 } : counted;
  } catch {
    return asTotals(code === 0 ? 1 : code);
  }
}

/** A part that is no test runner counts as one. */
const asTotals = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

function line({ name, ms, passed, failed, atSecondTry = 0 }) {
  const outcome = failed > 0 ? 'FAILED' : 'ok    ';
  const seconds = (ms / 1000).toFixed(1).padStart(6);
  const again = atSecondTry > 0 ? `, ${atSecondTry} of them at the second try` : '';
  return `${outcome}  ${name.padEnd(36)} ${seconds} s  ${passed} passed${again}, ${failed} failed`;
}

function conclude(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${results.map(line).join('\n')}\n`);
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  );
  return sum('failed') === 0 ? 0 : 1;
}
