// Divides the test files among the processes of the server tests, so that these end at about the same time.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

const timesFile = join(root, 'node_modules/.cache/test-times.json');
/** What the longest files took on two cores (s), for a clone that has no times of its own; the others are estimated. */
const longestFile = join(root, 'scripts/longest-tests.json');

/** All test files in so many lists: the longest one goes to whichever list takes least so far, then the next longest. */
export function shardsOf(count) {
  const times = readTimes();
  const longest = JSON.parse(readFileSync(longestFile, 'utf8'));
  const found = [...testFilesIn('src', true), ...testFilesIn('tests', false)];
  const files = found.map((file) => ({
    file,
    ms: times[file] ?? (file in longest ? longest[file] * 1000 : estimateMs(file)),
  }));
  const shards = Array.from({ length: count }, () => ({ files: [], ms: 0 }));
  for (const { file, ms } of files.sort((one, other) => other.ms - one.ms)) {
    const idlest = shards.reduce((least, each) => (each.ms < least.ms ? each : least));
    idlest.files.push(file);
    idlest.ms += ms;
  }
  return shards.map((shard) => shard.files.sort());
}

/** Keeps how long files took, for the next division. */
export function keepTimes(taken) {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(timesFile, JSON.stringify({ ...readTimes(), ...taken }));
}

function readTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, 'utf8'));
  } catch {
    return {};
  }
}

/** For a file that has not run here yet: a test with two databases takes most, one of processes more (ms). */
function estimateMs(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const count = (pattern) => text.match(pattern)?.length ?? 0;
  const onDatabases = count(/^ *testOnEachEngine\(|^ *testAtEachLocation\(/gm);
  const withProcesses = count(/\bstart\(|startServer\(|spawn\(|pdf: 'real'|execFile\(/g);
  return 100 + 500 * onDatabases + 30 * count(/^ *test\(/gm) + 400 * withProcesses;
}

function testFilesIn(folder, isDeep) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isDeep ? testFilesIn(path, isDeep) : [];
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}
