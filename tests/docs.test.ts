import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { settingNames } from '#server/config.ts';
import { openApiDocument } from '#server/http/openapi/openapi-document.ts';
import { type Project, checks, numberingGaps, pathsIn, whereIsRows } from './docs/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the documents match the project', () => {
  const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const namesOfCode = new Set(globSync('{src,tests,scripts}/**', { cwd: root }).map((file) => path.basename(file)));
  const project: Project = {
    hasCodeNamed: (name) => namesOfCode.has(name),
    exists: (name) =>
      name.includes('*') ? globSync(name, { cwd: root }).length > 0 : existsSync(path.join(root, name)),
    scripts: new Set(Object.keys(manifest.scripts)),
  };
  const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: root })
    .filter((file) => !file.startsWith('src/locales/'))
    .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: read(file) }));

  for (const [name, check] of Object.entries(checks)) {
    test(name, () => {
      const wrong = documents.flatMap((each) => check(each, project).map((what) => `${each.file}: ${what}`));
      assert.deepEqual(wrong, []);
    });
  }

  test('the README answers where things are, each with a place that exists', () => {
    const rows = whereIsRows(read('README.md'));
    assert.ok(rows.length >= 10, `${rows.length} rows`);
    const wrong = rows.filter(({ paths }) => paths.length === 0 || !paths.every(project.exists));
    assert.deepEqual(wrong, []);
  });

  test('J2 docs/openapi.json says what the contracts say; `npm run openapi` writes it anew', () => {
    const committed: unknown = JSON.parse(read('docs/openapi.json'));
    // Not by `deepEqual`, which takes minutes and gigabytes to word the differences of two documents of this size.
    assert.ok(isDeepStrictEqual(committed, JSON.parse(JSON.stringify(openApiDocument()))));
  });

  test('K7 what deploy/ sets is a setting of the server, what it runs is a command of a pack, and its files exist', () => {
    const [dockerfile = '', compose = '', unit = ''] = ['Dockerfile', 'compose.yaml', 'plumbline.service'].map((name) =>
      read(`deploy/${name}`),
    );
    const server = compose.slice(compose.indexOf('x-server'), compose.indexOf('\nservices:'));
    const set = [
      ...[/^ENV .+$/m, /^Environment=.+$/m].flatMap((line) =>
        [...(line.exec(`${dockerfile}\n${unit}`)?.[0] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
      ),
      ...[...server.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
    ];
    assert.ok(set.length >= 9, `${set.length} settings`);
    const unknown = set.filter((name) => name !== 'NODE_COMPILE_CACHE' && !settingNames.includes(name ?? ''));
    assert.deepEqual(unknown, []);
    const fixed = [
      ...[...server.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
      ...[...(/^ExecStart=.+$/m.exec(unit)?.[0].matchAll(/([A-Z_]+)=/g) ?? [])].map(([, name]) => name),
    ];
    const filled = [...read('.env.example').matchAll(/^([A-Z_]+)=\S/gm)].map(([, name]) => name);
    const overridden = set.filter((name) => filled.includes(name) && !fixed.includes(name));
    assert.deepEqual(overridden, [], 'a copy of .env.example would override them');
    const commands = [/CMD \["(\w+)"\]\s*$/, /command: \[(\w+)\]/, /^ExecStart=.+ (\w+)$/m].map(
      (pattern, index) => pattern.exec([dockerfile, compose, unit][index] ?? '')?.[1],
    );
    assert.deepEqual(commands, ['start', 'migrate', 'start']);
    for (const file of ['deploy/healthy.mjs', 'deploy/Caddyfile', 'deploy/Dockerfile']) {
      assert.ok(project.exists(file) && `${dockerfile}${compose}`.includes(path.basename(file)), file);
    }
  });

  test('decision records are numbered without a gap', () => {
    const files = readdirSync(path.join(root, 'docs/decisions'));
    assert.ok(files.length >= 2);
    assert.deepEqual(numberingGaps(files), []);
  });
});

describe('each check of the documents finds a deliberate mistake and nothing else', () => {
  const project: Project = {
    exists: (name) =>
      ['docs/design.md', 'src/domain/money.ts', 'src/domain/*/status.ts', 'package.json'].includes(name),
    hasCodeNamed: (name) => name === 'store.ts',
    scripts: new Set(['start', 'test', 'check']),
  };

  const proofs: Record<keyof typeof checks, { file?: string; right: string; wrong: string }> = {
    'relative links lead to files': {
      right: '[a](design.md) [b](../docs/design.md#colour) [c](https://example.com) [d](#here) `[e](x.md)`',
      wrong: '[a](designs.md)',
    },
    'a link that names a decision by its number leads to that record': {
      right: '[decision 0002](decisions/0002-a.md) [0002](0002-a.md) [the record](0003-b.md)',
      wrong: '[decision 0002](decisions/0003-b.md)',
    },
    'paths in backticks exist': {
      right:
        '`src/domain/money.ts`, `domain/money.ts:12`, `design.md`, `package.json`, `src/domain/<concept>/status.ts`, `store.ts`, `a/b`',
      wrong: '`src/domain/{money,monney}.ts`',
    },
    'npm commands exist': { right: '`npm start`, npm test, npm run check', wrong: '`npm run chek`' },
    'no path of one machine is named': { right: '/api/work `/workshop` src/tmp', wrong: 'see /tmp/x' },
    'a decision has its context, decision and consequences': {
      file: 'docs/decisions/0001-x.md',
      right: '# 1\n## Context\n## Decision\n## Consequences\n',
      wrong: '# 1\n## Context\n## Decision\n',
    },
    'a decision has its status under its title: accepted, or superseded by another record': {
      file: 'docs/decisions/0001-x.md',
      right: '# 0001 X\n\nStatus: accepted, 2026-11-21.\n',
      wrong: '# 0001 X\n\nAccepted.\n',
    },
  };

  for (const [name, check] of Object.entries(checks)) {
    test(`proof of: ${name}`, () => {
      const proof = proofs[name];
      assert.ok(proof);
      const file = proof.file ?? 'docs/architecture.md';
      assert.deepEqual(check({ file, text: proof.right }, project), []);
      assert.equal(check({ file, text: proof.wrong }, project).length, 1);
    });
  }

  test('the table of places is read row by row', () => {
    const table =
      '# A\n\n## Where is …?\n\n| what | where |\n|---|---|\n| money | `domain/money.ts` |\n| mail | soon |\n\n## B\n| x | y |\n';
    assert.deepEqual(whereIsRows(table), [
      { question: 'money', paths: ['src/domain/money.ts'] },
      { question: 'mail', paths: [] },
    ]);
  });

  test('a gap, a double and a nameless number of decision records are found', () => {
    assert.deepEqual(numberingGaps(['0001-a.md', '0003-b.md']), ['0003-b.md']);
    assert.deepEqual(numberingGaps(['0001-a.md', '0001-b.md']), ['0001-b.md']);
    assert.deepEqual(numberingGaps(['1-a.md']), ['1-a.md']);
  });

  test('code blocks and plain words are no paths', () => {
    assert.deepEqual(pathsIn('`and/or` `t()` `npm test` `.ts`\n```\n`src/x.ts`\n```\n'), []);
  });
});
