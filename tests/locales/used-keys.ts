import type { SourceFile, SyntaxNode } from '#tests/architecture/source-file.ts';
import { baseOf } from './flatten.ts';

type Names = { exact: Set<string>; patterns: RegExp[]; areas: Set<string> };

/**
 * Keys that no code names. A key counts as named by a string `area:path`; by `path` in a file that names the area
 * (`useTranslation('area')`; in the browser's code `common` goes without saying); or by a template of either whose
 * beginning is written out: each `${…}` inside stands for one step of the path, one at the end for the whole rest.
 */
export function findUnusedKeys(keys: Iterable<string>, files: readonly SourceFile[]): string[] {
  const bases = new Set([...keys].map(baseOf));
  const areas = new Set([...bases].map((key) => key.slice(0, key.indexOf(':'))));
  const names = files.map((file) => namesIn(file, areas));
  return [...bases].filter((key) => !names.some((file) => isNamed(key, file))).toSorted();
}

function isNamed(key: string, { exact, patterns, areas }: Names): boolean {
  const [area = '', path = ''] = key.split(':');
  const spellings = areas.has(area) ? [key, path] : [key];
  return spellings.some((spelling) => exact.has(spelling) || patterns.some((pattern) => pattern.test(spelling)));
}

function namesIn(file: SourceFile, areas: ReadonlySet<string>): Names {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const node of file.nodes) {
    if (node.type === 'Literal' && typeof node.value === 'string') exact.add(node.value);
    if (node.type === 'TemplateLiteral') patterns.push(...patternOf(node));
  }
  const own = new Set([...areas].filter((area) => exact.has(area)));
  if (file.path.startsWith('src/web/')) own.add('common');
  return { exact, patterns, areas: own };
}

function patternOf(node: SyntaxNode): RegExp[] {
  const parts = (node.quasis as SyntaxNode[]).map((quasi) => (quasi.value as { cooked: string }).cooked);
  if (!/^[a-z]\w*[.:]/i.test(parts[0] ?? '')) return [];
  const escaped = parts.map((part) => RegExp.escape(part));
  const last = escaped.pop() ?? '';
  const isOpen = last === '';
  return [new RegExp(`^${escaped.join('[^.:]+')}${isOpen ? '.+' : `[^.:]+${last}`}$`)];
}
