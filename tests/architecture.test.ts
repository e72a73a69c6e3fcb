import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { findCircles, findLayerBreaks, serverFeatureUses, webFeatureUses } from './architecture/layers.ts';
import { findBrokenProjectRules, projectRuleNames } from './architecture/project-rules.ts';
import { findBrokenRules, ruleNames } from './architecture/rules.ts';
import { type Finding, type SourceFile, readProject, readSource } from './architecture/source-file.ts';
import {
  type Expected,
  compile,
  copyViolations,
  filesOfProgram,
  lint,
  readMarks,
  root,
  sourcesIn,
} from './architecture/violations-copy.ts';

const scannerRules = ['layer', ...ruleNames, ...projectRuleNames];

const scan = (files: SourceFile[]): Finding[] => [
  ...files.flatMap(findLayerBreaks),
  ...files.flatMap(findBrokenRules),
  ...findBrokenProjectRules(files),
];

const show = ({ file, line, rule, message }: Finding) => `${file}:${line} ${rule}: ${message}`;

describe('the source keeps the rules of docs/architecture.md', () => {
  const files = readProject(root);
  const findings = scan(files);

  test('the scanner sees the source', () => assert.ok(files.length > 50, `${files.length} files`));

  for (const rule of scannerRules) {
    test(`no file breaks the rule ${rule}`, () => {
      assert.deepEqual(findings.filter((each) => each.rule === rule).map(show), []);
    });
  }
});

test('the domain is compiled without the types of Node and of React', async () => {
  const files = await filesOfProgram('tsconfig.domain.json');
  assert.ok(files.some((file) => file.startsWith('src/domain/')));
  assert.deepEqual(
    files.filter((file) => file.startsWith('node_modules/@types/')),
    [],
  );
});

test('features use each other without a circle, on the server and in the browser', () => {
  assert.deepEqual([...findCircles(serverFeatureUses), ...findCircles(webFeatureUses)], []);
  assert.deepEqual(
    findCircles([
      ['mail', ['accounts']],
      ['accounts', ['mail']],
    ]),
    ['mail before accounts'],
  );
});

describe('each rule fires on a deliberate violation and on nothing else', () => {
  const copy = copyViolations();
  const marks = readMarks(copy.folder);
  after(() => copy[Symbol.dispose]());
  const linted = lint(copy.folder);

  test('the linter finds every marked line', async () => {
    const own = marks.filter(({ rule }) => !scannerRules.includes(rule) && !rule.startsWith('TS'));
    assert.deepEqual(placesOf(await linted, own), placesOf(own, own));
  });

  test('the scanner finds every marked line', () => {
    const sources = sourcesIn(copy.folder).map((file) =>
      readSource(file, readFileSync(path.join(copy.folder, file), 'utf8')),
    );
    const own = marks.filter(({ rule }) => scannerRules.includes(rule));
    assert.deepEqual(placesOf(scan(sources), own), placesOf(own, own));
  });

  test('what a runtime lacks does not compile', async () => {
    const own = marks.filter(({ rule }) => rule.startsWith('TS'));
    const errors = await Promise.all(
      ['domain', 'server', 'web'].map((runtime) => {
        const files = own.map(({ file }) => file).filter((file) => file.startsWith(`src/${runtime}/`));
        return compile(copy.folder, `tsconfig.${runtime}.json`, [...new Set(files)]);
      }),
    );
    assert.deepEqual(placesOf(errors.flat(), own), placesOf(own, own));
  });

  test('every rule that the settings of the linter name has fired', async () => {
    const fired = new Set((await linted).map(({ rule }) => rule));
    assert.deepEqual(
      rulesOf(settings()).filter((rule) => !fired.has(rule)),
      [],
    );
  });

  test('every pattern of every import list has fired in its own folder', async () => {
    const found = await linted;
    const silent = importPatterns(settings()).filter(
      ({ files, message }) =>
        !found.some((each) => each.message === message && files.some((glob) => path.matchesGlob(each.file, glob))),
    );
    assert.deepEqual(silent, []);
  });

  test('every rule of the scanner has fired', () => {
    assert.deepEqual(
      scannerRules.filter((rule) => !marks.some((mark) => mark.rule === rule)),
      [],
    );
  });
});

/** Places as text, sorted; a rule marked for a whole file (line 0) counts at any line of it. */
function placesOf(found: Expected[], marks: Expected[]): string[] {
  const wholeFiles = new Set(marks.filter(({ line }) => line === 0).map(({ file, rule }) => `${file} ${rule}`));
  const places = found.map(({ file, line, rule }) => `${file}:${wholeFiles.has(`${file} ${rule}`) ? 0 : line} ${rule}`);
  return [...new Set(places)].toSorted();
}

type Rules = Record<string, string | [string, ...unknown[]]>;
type Settings = { rules: Rules; overrides: { files: string[]; rules: Rules }[] };

function settings(): Settings {
  const text = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Settings;
}

/** Names of the rules that are switched on by name, without the plugin's. */
function rulesOf({ rules, overrides }: Settings): string[] {
  const all = [rules, ...overrides.map((override) => override.rules)].flatMap((each) => Object.entries(each));
  const on = all.filter(([, setting]) => setting !== 'off').map(([name]) => name.replace(/^.*\//, ''));
  return [...new Set(on)];
}

function importPatterns({ overrides }: Settings): { files: string[]; message: string }[] {
  return overrides.flatMap(({ files, rules }) => {
    const setting = rules['no-restricted-imports'];
    const options = Array.isArray(setting) ? (setting[1] as { patterns: { message: string }[] }) : { patterns: [] };
    return options.patterns.map(({ message }) => ({ files, message }));
  });
}
