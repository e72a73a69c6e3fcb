import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree; the rules look at a few kinds only. */
export type SyntaxNode = { type: string; start: number; [key: string]: unknown };

/** One import, re-export, `import()` or `import('…')` type. */
export type ImportUse = {
  /** Path from the project's folder (`src/domain/money.ts`) or the name of a package (`zod`, `node:fs`). */
  target: string;
  isPackage: boolean;
  isType: boolean;
  line: number;
};

export type Comment = { text: string; line: number };

/** A source file as the rules see it. Stylesheets have lines and nothing else. */
export type SourceFile = {
  path: string;
  lines: number;
  imports: ImportUse[];
  comments: Comment[];
  /** Every syntax node, parents first. */
  nodes: SyntaxNode[];
  /** Statements at the top of the module. */
  body: SyntaxNode[];
  lineAt: (offset: number) => number;
};

/** A broken rule, with the place to click on. */
export type Finding = { rule: string; file: string; line: number; message: string };

/** Whether the file holds tests; these may use more than the code beside them. */
export const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(file) || file.startsWith('tests/');

/** All source files of the project in a folder, without the deliberate violations. */
export function readProject(root: string): SourceFile[] {
  return globSync(['src/**/*.{ts,tsx,css}', '{tests,scripts,bench}/**/*.{ts,tsx}', '*.config.ts'], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('tests/architecture/violations/'))
    .toSorted()
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Reads one file; throws with the parser's words where it is no TypeScript. */
export function readSource(file: string, text: string): SourceFile {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((found) => found.index + 1)];
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const lines = text.endsWith('\n') ? starts.length - 1 : starts.length;
  if (file.endsWith('.css')) return { path: file, lines, imports: [], comments: [], nodes: [], body: [], lineAt };
  const { program, comments, errors } = parseSync(path.basename(file), text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const body = program.body as unknown as SyntaxNode[];
  const nodes = nodesIn(body);
  return {
    path: file,
    lines,
    imports: nodes.flatMap((node) => importOf(node, file, lineAt)),
    comments: comments.map((comment) => ({ text: comment.value, line: lineAt(comment.start) })),
    nodes,
    body,
    lineAt,
  };
}

function nodesIn(value: unknown, found: SyntaxNode[] = []): SyntaxNode[] {
  if (Array.isArray(value)) {
    for (const item of value) nodesIn(item, found);
  } else if (isNode(value)) {
    found.push(value);
    for (const child of Object.values(value)) nodesIn(child, found);
  }
  return found;
}

/** Whether a value found in the tree is a node itself. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function importOf(node: SyntaxNode, file: string, lineAt: (offset: number) => number): ImportUse[] {
  if (!importing.has(node.type) || !isNode(node.source) || typeof node.source.value !== 'string') return [];
  const specifier = node.source.value.replace(/\?.*$/, '');
  return [{ ...resolve(specifier, file), isType: isTypeOnly(node), line: lineAt(node.start) }];
}

function isTypeOnly(node: SyntaxNode): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = (node.specifiers as SyntaxNode[] | undefined) ?? [];
  return specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type' || each.exportKind === 'type');
}

function resolve(specifier: string, file: string): { target: string; isPackage: boolean } {
  const alias = /^#(\w+)\/(.*)$/.exec(specifier);
  if (alias) return { target: `${alias[1] === 'tests' ? '' : 'src/'}${alias[1]}/${alias[2]}`, isPackage: false };
  if (specifier.startsWith('.')) {
    return { target: path.posix.join(path.posix.dirname(file), specifier), isPackage: false };
  }
  return { target: specifier, isPackage: true };
}
