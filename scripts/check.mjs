// The parts of `check` and `test`: each is timed, a failed one does not keep the later ones from running, and the last
// lines say what share of the time each stage took and add all results up.
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { environment, isStopping, pinnedNode, root, runToEnd, toolPath } from './processes.mjs';
import { keepTimes, shardsOf } from './test-shards.mjs';

const pureTests = ['src/{domain,contract,locales,web}/**/*.test.ts', 'tests/*.test.ts'];
const allTests = ['src/**/*.test.ts', 'tests/*.test.ts'];
/** Processes of the server tests, which wait half of the time, mostly for PostgreSQL: four keep two cores busy. */
const serverTestProcesses = 4;
/** With the usual young generation, collecting takes a sixth of the processor time of these tests (MB). */
const youngGeneration = ['--min-semi-space-size=32', '--max-semi-space-size=64'];
/** Free memory from which on tests keep their data there (bytes). */
const memoryForTests = 4 * 2 ** 30;
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
  return runStages({
    checks: runStatics,
    tests: () => runTests('unit tests', nodeTest(pureTests)),
  });
}

/** Every check and every test. The browser tests run alone: beside others, pages come later than tests expect. */
export async function test() {
  return runStages({
    'build and checks': async () => (await Promise.all([runBuild(), runStatics()])).flat(),
    'server tests': runServerTests,
    'browser tests': () => runTests('browser tests', playwright([])),
  });
}

/** Runs the stages one after another. Returns the exit code. */
async function runStages(stages) {
  const results = [];
  const times = [];
  for (const [name, run] of Object.entries(stages)) {
    const begun = Date.now();
    results.push(...[await run()].flat());
    times.push({ name, ms: Date.now() - begun });
  }
  return conclude(results, times);
}

async function runBuild() {
  const begun = Date.now();
  const code = await ensureBuilt();
  return { name: 'build', ms: Date.now() - begun, ...asTotals(code) };
}

/** Each process has databases of its own. */
function serverTestShards() {
  return shardsOf(serverTestProcesses).map((files, index) => ({
    name: `unit and server tests ${index + 1} of ${serverTestProcesses}`,
    runner: nodeTest(files),
  }));
}

async function runServerTests() {
  const results = await Promise.all(serverTestShards().map(({ name, runner }) => runTests(name, runner)));
  keepTimes(Object.assign({}, ...results.map(({ times = {} }) => times)));
  return results;
}

/** Tests of rules and server, all of them or the files and options given. Returns the exit code. */
export async function unit(extra) {
  const files = extra.some((argument) => !argument.startsWith('-')) ? [] : allTests;
  const { args, env } = nodeTest([...extra, ...files]);
  return (await runToEnd(pinnedNode(), args, { env: { ...environment(), ...env } })).code;
}

/** Journeys in a real browser. Returns the exit code. */
export async function e2e(extra) {
  const { args, env } = playwright(extra);
  return (await runToEnd(pinnedNode(), args, { env: { ...environment(), ...env } })).code;
}

function nodeTest(filesAndOptions) {
  const reporter = '--test-reporter=./scripts/test-reporter.mjs';
  return {
    args: [
      ...youngGeneration,
      '--test',
      '--test-isolation=none',
      // Ends what hangs (ms): a slow machine may take minutes for a test that seals documents in four languages.
      '--test-timeout=300000',
      reporter,
      ...filesAndOptions,
    ],
    // React draws pages as it does in use: its checks of development are those of the walk through the built site.
    env: { ...inMemory(), NODE_ENV: 'production' },
    totals: (report) => report,
  };
}

function playwright(extra) {
  return {
    args: [toolPath('playwright'), 'test', ...extra],
    env: { ...inMemory(), NODE_ENV: 'production' },
    totals: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      atSecondTry: stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  };
}

/**
 * Puts the data of tests into memory, where Linux has room for it and nobody has chosen a folder: each transaction would
 * wait for the disk otherwise.
 */
function inMemory() {
  const folder = '/dev/shm';
  if (process.platform !== 'linux' || process.env.TMPDIR !== undefined) return {};
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= memoryForTests ? { TMPDIR: folder } : {};
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

function conclude(results, times) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const all = times.reduce((total, { ms }) => total + ms, 0);
  const shares = times.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s (${Math.round((100 * ms) / all)} %)`);
  console.log(`\n${results.map(line).join('\n')}\n`);
  console.log(`${shares.join(', ')}: ${(all / 60_000).toFixed(1)} min in all`);
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  );
  return sum('failed') === 0 ? 0 : 1;
}
