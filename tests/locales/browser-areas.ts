import path from 'node:path';
import { languages } from '#domain/languages.ts';
import { kebab } from '#web/lib/kebab.ts';
import { type SourceFile, type SyntaxNode, isNode, isTest } from '#tests/architecture/source-file.ts';

/**
 * Returns the areas of texts that never leave the server: their files are not among the `listed` ones, and no
 * `import.meta.glob` of the browser's code names them in every language.
 */
export function findServerAreas(
  areas: Iterable<string>,
  listed: readonly string[],
  files: readonly SourceFile[],
): string[] {
  const globs = files.filter(({ path: file }) => file.startsWith('src/web/')).flatMap(globsIn);
  const isSent = (file: string) =>
    globs.some(({ taken, left }) => taken.some(matches(file)) && !left.some(matches(file)));
  return [...areas]
    .filter((area) => !listed.includes(kebab(area)))
    .filter((area) => !languages.every((language) => isSent(fileOf(area, language))));
}

/**
 * Where code that the browser runs names a text of one of these areas, which it would show as a bare key (B4). What the
 * server alone runs of `src/web` is given by the files that begin it.
 */
export function findTextsOf(
  areas: readonly string[],
  files: readonly SourceFile[],
  serverRoots: readonly string[] = [],
): string[] {
  const beginnings = areas.map((area) => `${area}:`);
  return browserCode(files, serverRoots).flatMap(({ path: file, nodes, lineAt }) =>
    nodes
      .filter((node) => beginnings.some((beginning) => beginningOf(node)?.startsWith(beginning)))
      .map((node) => `${file}:${lineAt(node.start)} ${beginningOf(node)}`),
  );
}

/** The browser's own code, and what it takes from other layers, however far down. */
function browserCode(files: readonly SourceFile[], serverRoots: readonly string[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const own = files.filter(({ path: file }) => file.startsWith('src/web/') && !isTest(file));
  const onServer = serverCode(own, serverRoots);
  const found = new Set(own.filter(({ path: file }) => !onServer.has(file)));
  for (const file of found) {
    for (const { target, isType } of file.imports) {
      const next = byPath.get(target);
      if (next && !isType) found.add(next);
    }
  }
  return [...found];
}

/** These files, and those that nothing but them imports, however far down. */
function serverCode(files: readonly SourceFile[], roots: readonly string[]): Set<string> {
  const importers = Map.groupBy(
    files.flatMap(({ path: from, imports }) =>
      imports.filter(({ isType }) => !isType).map(({ target }) => ({ from, target })),
    ),
    ({ target }) => target,
  );
  const found = new Set(roots);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { path: file } of files) {
      const users = importers.get(file) ?? [];
      if (users.length > 0 && users.every(({ from }) => found.has(from))) found.add(file);
    }
  }
  return found;
}

const fileOf = (area: string, language: string) => `src/locales/${language}/${kebab(area)}.ts`;

const matches = (file: string) => (glob: string) => path.matchesGlob(file, glob);

/** The patterns of every `import.meta.glob` of a file, from the project's folder: what they take, and what they leave. */
function globsIn({ path: file, nodes }: SourceFile): { taken: string[]; left: string[] }[] {
  return nodes.filter(isGlob).map((node) => {
    const [patterns] = node.arguments as SyntaxNode[];
    const written = (patterns?.type === 'ArrayExpression' ? (patterns.elements as SyntaxNode[]) : [patterns])
      .map((each) => each?.value)
      .filter((each) => typeof each === 'string');
    const fromHere = (pattern: string) => path.posix.join(path.posix.dirname(file), pattern);
    return {
      taken: written.filter((each) => !each.startsWith('!')).map(fromHere),
      left: written.filter((each) => each.startsWith('!')).map((each) => fromHere(each.slice(1))),
    };
  });
}

function isGlob({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  return isNode(callee.object) && callee.object.type === 'MetaProperty' && nameOf(callee.property) === 'glob';
}

const nameOf = (node: unknown) => (isNode(node) ? node.name : null);

/** The text of a string, or the beginning of a template. */
function beginningOf(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const [first] = node.quasis as SyntaxNode[];
  return (first?.value as { cooked: string } | undefined)?.cooked ?? null;
}
