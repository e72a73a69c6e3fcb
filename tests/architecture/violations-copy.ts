import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './source-file.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = ['package.json', '.oxlintrc.json', ...globSync('tsconfig*.json', { cwd: root })];

/**
 * The deliberate violations as a project of their own with the settings of this one, so that tools judge
 * `violations/src/domain/x.ts` as they would judge `src/domain/x.ts`. Deleted with `using`.
 */
export function copyViolations(): { folder: string } & Disposable {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-violations-'));
  cpSync(path.join(root, 'tests/architecture/violations'), folder, { recursive: true });
  for (const name of settings) cpSync(path.join(root, name), path.join(folder, name));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeLongOnes(folder);
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Violations by mere length or number, made here to keep them out of the repository. */
function writeLongOnes(folder: string): void {
  const line = (n: number) => `export const line${n} = ${n};\n`;
  const statements = (count: number) => Array.from({ length: count }, (_, n) => `  console.info(${n});\n`).join('');
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write(
    'src/contract/page.ts',
    `// in this file: max-lines usual-size\n${Array.from({ length: 300 }, (_, n) => line(n)).join('')}`,
  );
  write('src/web/styles/long.css', `/* in this file: style-size usual-size */\n${'p { margin: 0 }\n'.repeat(300)}`);
  for (let n = 10; n <= 35; n += 1) {
    write(`tests/crowd/file-${n}.ts`, `${n === 10 ? '// in this file: folder-size\n' : ''}${line(n)}`);
  }
  write(
    'scripts/long-function.ts',
    `// in this file: max-lines-per-function\nexport function long(): void {\n${statements(60)}}\n`,
  );
  write(
    'src/web/ui/long-piece.tsx',
    `// in this file: max-lines-per-function no-console\nexport function Long() {\n${statements(120)}}\n`,
  );
}

/** A line that says which rules it breaks, or (line 0) a file that breaks a rule somewhere. */
export type Expected = Pick<Finding, 'rule' | 'file' | 'line'>;

/** Reads the marks `// violates: <rule> <rule>` at ends of lines and `// in this file: <rule>` at the top. */
export function readMarks(folder: string): Expected[] {
  return sourcesIn(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const found = /\b(violates|in this file): ([\w/ -]+\w)/.exec(text);
        const line = found?.[1] === 'violates' ? index + 1 : 0;
        return (found?.[2] ?? '')
          .split(' ')
          .filter(Boolean)
          .map((rule) => ({ rule, file, line }));
      }),
  );
}

/** Files of the copy, settings and packages left out. */
export function sourcesIn(folder: string): string[] {
  return globSync(['{src,scripts,tests}/**/*.{ts,tsx,css}'], { cwd: folder }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
}

type Diagnostic = {
  code: string;
  message: string;
  help?: string;
  filename: string;
  labels: { span: { line: number } }[];
};

/** Runs the linter as `npm run check` does and answers its findings, `message` being the help that the settings give. */
export async function lint(folder: string): Promise<Finding[]> {
  const output = await runTool(
    'oxlint/bin/oxlint',
    ['--type-aware', '--format=json', 'src', 'scripts', 'tests'],
    folder,
  );
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ code, message, help, filename, labels }) => ({
    rule: code.replace(/^.*\((.*)\)$/, '$1'),
    file: filename.replaceAll(path.sep, '/'),
    line: labels[0]?.span.line ?? 0,
    message: help ?? message,
  }));
}

/**
 * Compiles marked files with the settings of one tsconfig and answers the errors, `TS2304` being the rule. The other
 * violations stay out: one import of a Node module brings the types of Node to every file.
 */
export async function compile(folder: string, tsconfig: string, files: string[]): Promise<Finding[]> {
  const own = `proof-${tsconfig}`;
  writeFileSync(path.join(folder, own), JSON.stringify({ extends: `./${tsconfig}`, include: files }));
  const output = await runTool('typescript/bin/tsc', ['-p', own, '--pretty', 'false'], folder);
  return [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/gm)].map((found) => ({
    file: found[1] ?? '',
    line: Number(found[2]),
    rule: found[3] ?? '',
    message: found[4] ?? '',
  }));
}

/** Files outside node_modules/zod and TypeScript's own libraries that a tsconfig of the project takes in. */
export async function filesOfProgram(tsconfig: string): Promise<string[]> {
  const output = await runTool('typescript/bin/tsc', ['-p', tsconfig, '--listFilesOnly'], root);
  return output.split('\n').map((file) => path.relative(root, file.trim()).replaceAll(path.sep, '/'));
}

/** Both tools end with an exit code when they find something, which is what they are run for. */
function runTool(program: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const command = [path.join(root, 'node_modules', program), ...args];
    execFile(process.execPath, command, { cwd, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout));
  });
}
