/** A Markdown file by its path in the project. */
export type Document = { file: string; text: string };

/** What documents are held against. */
export type Project = {
  /** Whether a path, or a pattern with `*`, exists. */
  exists: (pathOrPattern: string) => boolean;
  /** Whether a file of that name stands anywhere among the code: a bare name such as `store.ts` may be meant of any folder. */
  hasCodeNamed: (name: string) => boolean;
  scripts: ReadonlySet<string>;
};

type Check = (document: Document, project: Project) => string[];

/** Folders whose names make a code span a path. */
const topFolders = new Set(['.ci', 'bench', 'docs', 'public', 'scripts', 'src', 'tests']);
const sourceFolders = new Set(['domain', 'contract', 'locales', 'server', 'web']);
const rootFile = /^[.\w-]+\.(?:json|md|mjs|ts)$|^\.[a-z]+(?:\.[a-z]+)?$/;

/** What must hold in each document; each check answers with what does not. */
export const checks: Readonly<Record<string, Check>> = {
  'relative links lead to files': ({ file, text }, { exists }) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map((found) => found[1] ?? '')
      .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
      .filter((target) => !exists(joinPath(file, target.replace(/#.*$/, '')))),

  'a link that names a decision by its number leads to that record': ({ text }) =>
    [...withoutCode(text).matchAll(/\[(?:decision )?(\d{4})\]\((?:[^)\s]*\/)?(\d{4})-[^)\s]+\)/g)]
      .filter(([, named, target]) => named !== target)
      .map(([link]) => link),

  'paths in backticks exist': ({ file, text }, { exists, hasCodeNamed }) =>
    pathsIn(text).filter((path) => !hasCodeNamed(path) && ![path, joinPath(file, path)].some(exists)),

  'npm commands exist': ({ text }, { scripts }) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)|scripts\/run\.mjs ([\w-]+)/g)]
      .map((found) => found[1] ?? found[2] ?? found[3] ?? '')
      .filter((name) => !scripts.has(name)),

  'no path of one machine is named': ({ text }) =>
    [...text.matchAll(/(?<![\w.~/-])\/(?:work|tmp|root)(?=\/|\b)[\w/.-]*/g)].map((found) => found[0]),

  'a decision has its context, decision and consequences': ({ file, text }) =>
    /^docs\/decisions\/\d/.test(file)
      ? ['Context', 'Decision', 'Consequences'].filter((heading) => !new RegExp(`^## ${heading}$`, 'm').test(text))
      : [],

  'a decision has its status under its title: accepted, or superseded by another record': (
    { file, text },
    { exists },
  ) => {
    if (!/^docs\/decisions\/\d/.test(file)) return [];
    const found = /^# .+\n\nStatus: (?:accepted|superseded by \[\d{4}\]\(([^)]+)\)), \d{4}-\d{2}-\d{2}\./.exec(text);
    if (!found) return ['no status'];
    const successor = found[1];
    return successor === undefined || exists(joinPath(file, successor)) ? [] : [successor];
  },
};

/** Paths that code spans name, `<concept>` turned into `*`. Sources may leave out `src/`. */
export function pathsIn(text: string): string[] {
  return [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map((found) => (found[1] ?? '').replace(/:\d+$/, '').replaceAll(/<[\w -]+>|NNNN/g, '*'))
    .filter((span) => /^[\w@.*{},/-]+$/.test(span))
    .flatMap(alternativesOf)
    .flatMap((span) => {
      const first = span.split('/')[0] ?? '';
      if (!span.includes('/')) return rootFile.test(span) && !/^\.[a-z]+$/.test(span) ? [span] : [];
      if (topFolders.has(first)) return [span];
      return sourceFolders.has(first) ? [`src/${span}`] : [];
    });
}

/** `a/{b,c}.ts` as two paths. */
function alternativesOf(span: string): string[] {
  const [whole = '', list] = /\{([^{}]*)\}/.exec(span) ?? [];
  return list === undefined ? [span] : list.split(',').map((each) => span.replace(whole, each));
}

/** Rows of the table under the heading "Where is …?": the question and the paths of the answer. */
export function whereIsRows(readme: string): { question: string; paths: string[] }[] {
  const section = /^#+ Where is.*$([\s\S]*?)(?=^#|$(?![\s\S]))/m.exec(readme)?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:-]+\|/.test(line))
    .slice(1)
    .map((line) => {
      const [question = '', ...answer] = line.split('|').slice(1, -1);
      return { question: question.trim(), paths: pathsIn(answer.join(' ')) };
    });
}

/** Numbers of decision records that are missing or double, out of `0001-title.md`, `0002-…`. */
export function numberingGaps(files: readonly string[]): string[] {
  return files.toSorted().filter((file, index) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]) !== index + 1);
}

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

function joinPath(file: string, target: string): string {
  const steps = target.startsWith('/') ? [] : file.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
