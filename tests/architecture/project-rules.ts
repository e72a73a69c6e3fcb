import type { Finding, SourceFile } from './source-file.ts';

/** One word for each concept, in every layer. A new concept enters here first. */
export const concepts: ReadonlySet<string> = new Set([
  'access',
  'accounts',
  'analytics',
  'attachments',
  'audit',
  'calendar',
  'case-studies',
  'customers',
  'price-book',
  'users',
  'back-office',
  'catalogue',
  'configurator',
  'consent',
  'contact',
  'content',
  'drafts',
  'faq',
  'firms',
  'legal',
  'projects',
  'quotes',
  'bank-imports',
  'payments',
  'presence',
  'references',
  'retention',
  'portal',
  'personal-data',
  'tax-documents',
  'services',
  'verification',
  'errors',
  'estimates',
  'backups',
  'health',
  'go-live',
  'mail',
  'inbound-mail',
  'notifications',
  'service-requests',
  'settings',
  'tax',
  'threads',
  'writing',
]);

/** Files of src/contract beside the concepts: the frame of every resource, and resources that are part of a concept. */
const contractParts = new Set([
  'accuracy',
  'all-endpoints',
  'csrf-token',
  'document-delivery',
  'endpoint',
  'error-body',
  'own-account',
  'page',
  'page-module',
  'library-features',
  'legal-holds',
  'persons',
  'subject-requests',
  'mail-preferences',
  'own-payments',
  'own-projects',
  'handovers',
  'own-quotes',
  'project-board',
  'project-endpoints',
  'project-files',
  'project-material',
  'project-time',
  'project-shapes',
  'payment-page',
  'portal-home',
  'own-data',
  'own-requests',
  'live',
  'mail-delivery',
  'money-endpoints',
  'month',
  'price-versions',
  'private-quote',
  'proof',
  'quote-answers',
  'reference-page',
  'quote-document',
  'quote-list',
  'quote-signing-shapes',
  'quote-templates',
  'recurring-invoices',
  'request-board',
  'request-changes',
  'saved-views',
  'second-factor',
  'shapes',
  'seal-certificates-path',
  'visitor-paths',
  'verify',
]);

/** Areas of text that belong to screens or to all of them. */
const textAreas = new Set([
  'about',
  'common',
  'confirmation',
  'content-editor',
  'content-rules',
  'emails',
  'error-codes',
  'error-reports',
  'estimate-document',
  'payment-document',
  'payment-page',
  'tax-document-pdf',
  'topics',
  'home',
  'persons',
  'legal-hold',
  'portal',
  'month-export',
  'preparing',
  'material-checklist',
  'project-files',
  'project-material',
  'project-time',
  'project-approvals',
  'project-office',
  'project-words',
  'approval-record',
  'quote-agreements',
  'reference-office',
  'case-study-office',
  'quote-document',
  'quote-editor',
  'quote-signing',
  'quote-export',
  'quote-rules',
  'quote-signing',
  'request-export',
  'structured-invoice',
  'signed-document',
  'unsent',
  'validation',
  'signed-document',
]);

/** Folders and files that are named after a concept, with the names that are allowed beside concepts. */
const namedPlaces: { pattern: RegExp; also: ReadonlySet<string> }[] = [
  { pattern: /^src\/domain\/([^/]+)\//, also: new Set(['languages', 'pages', 'screens', 'search']) },
  { pattern: /^src\/server\/features\/([^/]+)\//, also: new Set() },
  { pattern: /^src\/web\/features\/([^/]+)\//, also: new Set(['home', 'shell', 'submissions']) },
  { pattern: /^src\/contract\/(?:[^/]+\/)?([^/]+?)(?:\.test)?\.ts$/, also: contractParts },
  { pattern: /^src\/locales\/\w\w\/(?!texts\.ts$)([^/]+)\.ts$/, also: textAreas },
];

/** Folders whose files are one flat list of equals, where a further folder would only be one more step. */
const flatFolders = /^src\/(?:web\/ui|locales\/\w\w|server\/database\/migrations)$/;

const mostFiles = 25;
const longest = 300;
const usual = 200;

/** Rules about the project as a whole. */
const checks: Record<string, (files: readonly SourceFile[]) => Omit<Finding, 'rule'>[]> = {
  /** A concept keeps its word in domain, contract, features and texts. */
  'concept-name': (files) =>
    files.flatMap(({ path }) => {
      const place = namedPlaces.find(({ pattern }) => pattern.test(path));
      const name = place?.pattern.exec(path)?.[1];
      if (!place || !name || concepts.has(name) || place.also.has(name)) return [];
      return [{ file: path, line: 1, message: `'${name}' is no concept of tests/architecture/project-rules.ts` }];
    }),

  /** A folder can be taken in at a glance: so many files of code, tests included. */
  'folder-size': (files) =>
    Object.entries(Object.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')))).flatMap(
      ([folder, inside = []]) =>
        inside.length <= mostFiles || flatFolders.test(folder)
          ? []
          : [{ file: inside[0]?.path ?? folder, line: 1, message: `${inside.length} files, at most ${mostFiles}` }],
    ),

  /** Stylesheets are held to the length that oxlint sets for code. */
  'style-size': (files) =>
    files
      .filter(({ path, lines }) => path.endsWith('.css') && lines > longest)
      .map(({ path, lines }) => ({ file: path, line: longest, message: `${lines} lines, at most ${longest}` })),

  /** 95 of 100 files of code are under 200 lines. */
  'usual-size': (files) => {
    const code = files.filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/locales/'));
    const long = code.filter(({ lines }) => lines >= usual);
    if (long.length <= code.length * 0.05) return [];
    return long.map(({ path, lines }) => ({
      file: path,
      line: usual,
      message: `${lines} lines; more than 5 % of ${code.length} files have ${usual}`,
    }));
  },
};

/** Names of the rules, for the proof that each has fired once. */
export const projectRuleNames = Object.keys(checks);

/** What the rules find in all files together. */
export function findBrokenProjectRules(files: readonly SourceFile[]): Finding[] {
  return Object.entries(checks).flatMap(([rule, check]) => check(files).map((found) => ({ rule, ...found })));
}
