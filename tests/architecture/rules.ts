import { type Finding, type SourceFile, type SyntaxNode, isNode, isTest } from './source-file.ts';

type Check = (file: SourceFile) => { line: number; message: string }[];

const clockless = /^src\/(?:domain|contract|server\/features)\//;
/** Beside these, SQL stands in the database's own folder and in the seeds. */
const withoutSql = /^src\/server\/(?:(?:features|http|jobs|live)\/|[^/]+$)/;
const queries = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);
/** Besides the configuration: the start, and what passes Node's own variable on to programs that the server starts. */
const mayReadEnvironment = new Set([
  'src/server/config.ts',
  'src/server/main.ts',
  'src/server/gateways/worker-process/start-process.ts',
]);
const hooks = new Set(['before', 'after', 'beforeEach', 'afterEach']);

/** Rules about one file that oxlint has no rule for, by name. */
const checks: Record<string, Check> = {
  'suppression-reason': ({ comments }) =>
    comments
      .filter(({ text }) => isSuppression(text) && !hasReason(text))
      .map(({ line }) => ({ line, message: 'a suppression carries its reason on the same line, after `--`' })),

  'no-clock': (file) =>
    isTest(file.path) || !clockless.test(file.path)
      ? []
      : at(file, readsClock, 'the present moment comes in as a parameter'),

  'no-barrel': (file) => {
    const isIndex = /(?:^|\/)index\.tsx?$/.test(file.path);
    const onlyPassesOn = file.body.length > 0 && file.body.every((each) => isNode(each.source) && isExport(each));
    return isIndex || onlyPassesOn ? [{ line: 1, message: 'import from the file that has it, not from a list' }] : [];
  },

  'vague-name': ({ path }) =>
    path.split(/[/.-]/).some((word) => /^(?:utils?|helpers?|misc|common|general|stuff)$/.test(word)) &&
    !path.startsWith('src/locales/')
      ? [{ line: 1, message: 'name the file after what it knows' }]
      : [],

  'sql-in-store': (file) =>
    !withoutSql.test(file.path) || isTest(file.path) || /(?:^|[/-])store\.ts$/.test(file.path)
      ? []
      : at(file, isQuery, 'SQL stands in files named …-store.ts'),

  'stored-json': (file) =>
    !file.path.startsWith('src/server/') || isTest(file.path) || !/(?:^|[/-])store\.ts$/.test(file.path)
      ? []
      : at(
          file,
          (node) => isMember(node, 'JSON', 'parse'),
          'a JSON column is read by its shape in src/server/stored, not by a schema of today',
        ),

  'markup-in-one-place': (file) =>
    file.path === 'src/web/lib/island/written-markup.ts'
      ? []
      : at(file, setsMarkup, 'only src/web/lib/island/written-markup.ts turns a string into markup'),

  'config-only': (file) =>
    !file.path.startsWith('src/server/') || mayReadEnvironment.has(file.path) || isTest(file.path)
      ? []
      : at(file, readsEnvironment, 'variables are read, checked and documented in src/server/config.ts'),

  'no-shared-hook': (file) =>
    file.path.endsWith('.test.ts')
      ? file.body
          .filter((each) => isNode(each.expression) && hooks.has(nameOfCall(each.expression) ?? ''))
          .map((each) => ({
            line: file.lineAt(each.start),
            message: 'all files share one process: a hook outside `describe` runs for every other file too',
          }))
      : [],

  'no-sleep': (file) =>
    /\.(?:test|e2e)\.tsx?$/.test(file.path) ? at(file, sleeps, 'wait for the thing itself, not for a time') : [],
};

/** Names of the rules, for the proof that each has fired once. */
export const ruleNames = Object.keys(checks);

/** What the rules find in one file. */
export function findBrokenRules(file: SourceFile): Finding[] {
  return Object.entries(checks).flatMap(([rule, check]) =>
    check(file).map((found) => ({ rule, file: file.path, ...found })),
  );
}

function at(file: SourceFile, matches: (node: SyntaxNode) => boolean, message: string) {
  return file.nodes.filter(matches).map((node) => ({ line: file.lineAt(node.start), message }));
}

const isSuppression = (text: string) =>
  /^\s*(?:(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)|(?:oxfmt|prettier)-ignore|@knipignore)/.test(
    text,
  );

const hasReason = (text: string) => /\s--\s+\S.{9,}/.test(text);

const isExport = (node: SyntaxNode) => node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration';

function nameOfCall(node: SyntaxNode): string | null {
  const { callee } = node;
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return callee.name as string;
  return callee.type === 'MemberExpression' && isNode(callee.property) ? (callee.property.name as string) : null;
}

const isMember = (node: SyntaxNode, object: string, property: string) =>
  node.type === 'MemberExpression' &&
  isNode(node.object) &&
  node.object.name === object &&
  isNode(node.property) &&
  node.property.name === property;

function readsClock(node: SyntaxNode): boolean {
  const isDate = isNode(node.callee) && node.callee.name === 'Date';
  if (node.type === 'NewExpression') return isDate && (node.arguments as unknown[]).length === 0;
  return (node.type === 'CallExpression' && isDate) || isMember(node, 'Temporal', 'Now');
}

/** As a property, which spreads past oxlint's rule about the attribute. */
const setsMarkup = (node: SyntaxNode) =>
  node.type === 'Property' && isNode(node.key) && node.key.name === 'dangerouslySetInnerHTML';

const readsEnvironment = (node: SyntaxNode) => isMember(node, 'process', 'env');

function isQuery(node: SyntaxNode): boolean {
  if (node.type === 'TaggedTemplateExpression') return isNode(node.tag) && node.tag.name === 'sql';
  return node.type === 'CallExpression' && queries.has(nameOfCall(node) ?? '');
}

/** `waitForTimeout(…)`, the promised timers, and `new Promise((done) => setTimeout(done, …))`. */
function sleeps(node: SyntaxNode): boolean {
  if (node.type === 'ImportDeclaration') return isNode(node.source) && takesPromisedTimeout(node, node.source);
  if (node.type !== 'CallExpression') return false;
  if (nameOfCall(node) === 'waitForTimeout') return true;
  const [first] = node.arguments as unknown[];
  return nameOfCall(node) === 'setTimeout' && isNode(first) && first.type === 'Identifier';
}

function takesPromisedTimeout(node: SyntaxNode, source: SyntaxNode): boolean {
  const taken = (node.specifiers as SyntaxNode[]).map(({ imported }) => (isNode(imported) ? imported.name : '*'));
  return source.value === 'node:timers/promises' && (taken.includes('setTimeout') || taken.includes('*'));
}
