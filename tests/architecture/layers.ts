import { type Finding, type ImportUse, type SourceFile, isTest } from './source-file.ts';

/** The import table of docs/architecture.md: rows may import columns. */
const layers = {
  domain: { uses: ['domain'], packages: ['zod', 'stdnum', 'ibantools'] },
  contract: { uses: ['domain', 'contract'], packages: ['zod'] },
  locales: { uses: ['locales'], types: ['domain'], packages: [] },
  'server/shared': { uses: ['domain', 'contract', 'locales', 'server/shared'], packages: 'any' },
  'server/features': { uses: ['domain', 'contract', 'locales', 'own feature', 'server/shared'], packages: 'any' },
  'server/composition': {
    uses: ['domain', 'contract', 'locales', 'server/shared', 'server/features', 'server/composition'],
    packages: 'any',
  },
  'web/ui': { uses: ['web/ui', 'web/lib'], packages: 'any' },
  'web/lib': { uses: ['domain', 'contract', 'locales', 'web/lib'], packages: 'any' },
  'web/features': { uses: ['domain', 'contract', 'locales', 'own feature', 'web/ui', 'web/lib'], packages: 'any' },
  'web/pages': {
    uses: ['domain', 'contract', 'locales', 'web/pages', 'web/features', 'web/ui', 'web/lib'],
    packages: 'any',
  },
  'web/composition': {
    uses: ['domain', 'contract', 'locales', 'web/composition', 'web/pages', 'web/features', 'web/ui', 'web/lib'],
    packages: 'any',
  },
} as const satisfies Record<string, Row>;

type FeatureUses = readonly [feature: string, uses: readonly string[]][];

/**
 * Features that everything on the server may use, http included, except their routes; they use no feature that is not in
 * this list.
 */
const sharedFeatures = ['audit', 'errors', 'settings'];

/** Features of the server that use others, each after those it uses, so that there is no circle. */
export const serverFeatureUses: FeatureUses = [
  ['audit', []],
  ['errors', ['audit']],
  ['settings', ['audit']],
  ['presence', []],
  ['backups', []],
  ['access', []],
  ['estimates', []],
  ['mail', []],
  ['notifications', ['mail']],
  ['attachments', []],
  ['health', ['backups', 'mail', 'notifications']],
  ['go-live', ['backups', 'mail']],
  ['drafts', ['mail', 'attachments']],
  ['writing', ['estimates']],
  ['faq', ['writing', 'estimates']],
  ['accounts', ['access', 'mail']],
  ['firms', ['access', 'accounts', 'mail']],
  ['customers', ['attachments', 'firms', 'mail']],
  [
    'service-requests',
    ['access', 'estimates', 'mail', 'notifications', 'attachments', 'drafts', 'customers', 'presence'],
  ],
  ['configurator', ['estimates', 'service-requests']],
  ['contact', ['mail', 'service-requests']],
  ['calendar', ['service-requests']],
  ['users', ['accounts', 'mail', 'service-requests']],
  ['price-book', ['estimates']],
  ['content', ['attachments']],
  [
    'quotes',
    [
      'access',
      'estimates',
      'mail',
      'notifications',
      'attachments',
      'customers',
      'presence',
      'price-book',
      'service-requests',
    ],
  ],
  ['projects', ['access', 'mail', 'notifications', 'attachments', 'service-requests', 'customers', 'quotes']],
  ['threads', ['access', 'attachments', 'mail', 'notifications', 'service-requests', 'quotes', 'projects']],
  ['inbound-mail', ['mail', 'notifications', 'attachments', 'service-requests', 'threads']],
  ['payments', ['access', 'mail', 'notifications', 'service-requests', 'quotes', 'projects']],
  ['references', ['access', 'attachments', 'customers', 'mail', 'service-requests', 'projects', 'threads', 'writing']],
  ['portal', ['access', 'service-requests', 'quotes', 'projects', 'references', 'payments', 'threads']],
  ['tax-documents', ['mail', 'notifications', 'service-requests', 'customers', 'quotes', 'payments']],
  ['personal-data', ['access', 'accounts', 'attachments', 'customers', 'firms', 'mail', 'service-requests']],
  ['bank-imports', ['payments']],
  [
    'retention',
    ['access', 'accounts', 'attachments', 'customers', 'mail', 'notifications', 'personal-data', 'service-requests'],
  ],
  ['analytics', ['estimates', 'mail', 'service-requests', 'quotes', 'payments', 'tax-documents']],
];

/** Features of the browser that use others, likewise. Everything else is composed by pages. */
export const webFeatureUses: FeatureUses = [
  ['attachments', []],
  ['errors', []],
  ['drafts', ['attachments', 'errors']],
  ['submissions', ['drafts']],
  ['accounts', ['attachments', 'drafts']],
  ['contact', ['drafts', 'submissions']],
  ['service-requests', ['contact']],
  ['shell', ['drafts', 'submissions']],
  ['configurator', ['attachments', 'contact', 'drafts', 'errors', 'submissions']],
  ['customers', []],
  ['mail', []],
  ['inbound-mail', ['mail']],
  ['price-book', []],
  ['quotes', ['customers', 'mail', 'price-book']],
  ['payments', ['quotes']],
  ['threads', ['attachments']],
  ['projects', ['attachments', 'threads', 'quotes']],
  ['references', ['projects']],
  ['firms', []],
  ['portal', ['payments', 'projects']],
  ['tax-documents', ['customers', 'quotes', 'payments']],
  ['bank-imports', ['payments']],
];

/** Files directly in src/server that features use; the others put features together. */
const sharedByServer = new Set(['config.ts', 'services.ts', 'start-refused-error.ts', 'texts.ts']);

type Row = { uses: readonly string[]; types?: readonly string[]; packages: 'any' | readonly string[] };
type Layer = keyof typeof layers;

/** Layer of a file, or null outside src. What the server's features share lies beside them. */
export function layerOf(file: string): Layer | null {
  const [source, first, ...rest] = file.split('/');
  if (source !== 'src' || first === undefined) return null;
  if (first === 'server') return serverLayerOf(rest);
  if (first === 'web') {
    const layer = `web/${rest[0]}`;
    return rest.length > 1 && layer in layers ? (layer as Layer) : 'web/composition';
  }
  return first in layers ? (first as Layer) : null;
}

function serverLayerOf([first = '', ...rest]: string[]): Layer {
  if (first === 'features') return rest.length > 1 ? 'server/features' : 'server/composition';
  return rest.length > 0 || sharedByServer.has(first) ? 'server/shared' : 'server/composition';
}

/** Features that stand before one they use, which would allow a circle. */
export function findCircles(table: FeatureUses): string[] {
  const known = new Set<string>();
  return table.flatMap(([feature, uses]) => {
    const early = uses.filter((name) => !known.has(name));
    known.add(feature);
    return early.map((name) => `${feature} before ${name}`);
  });
}

/**
 * Every import that the table does not allow (rule `layer`). Tests beside the code may use what their layer uses, the
 * builders under tests/support and any package.
 */
export function findLayerBreaks(file: SourceFile): Finding[] {
  const layer = layerOf(file.path);
  if (layer === null) return [];
  return file.imports
    .filter((use) => !(use.isPackage ? mayUsePackage(file, layer, use) : mayUse(file, layer, use)))
    .map((use) => ({
      rule: 'layer',
      file: file.path,
      line: use.line,
      message: `${layer} may not import ${use.target}`,
    }));
}

function mayUsePackage(file: SourceFile, layer: Layer, { target }: ImportUse): boolean {
  const { packages } = layers[layer] as Row;
  if (packages === 'any' || isTest(file.path)) return true;
  return packages.some((name) => target === name || target.startsWith(`${name}/`));
}

function mayUse(file: SourceFile, layer: Layer, use: ImportUse): boolean {
  if (isTest(file.path) && use.target.startsWith('tests/')) return true;
  if (isStyle(use.target)) return layer.startsWith('web');
  const target = layerOf(use.target);
  if (target === null) return false;
  const row: Row = layers[layer];
  if (layer.startsWith('server/') && isSharedPart(file.path, use.target)) return true;
  if (layer.endsWith('/features') && target === layer) return mayUseFeature(file.path, use.target);
  return row.uses.includes(target) || (use.isType && (row.types ?? []).includes(target));
}

function mayUseFeature(from: string, to: string): boolean {
  if (featureOf(from) === featureOf(to)) return true;
  const table = from.startsWith('src/server/') ? serverFeatureUses : webFeatureUses;
  const allowed = table.find(([feature]) => feature === featureOf(from))?.[1] ?? [];
  return allowed.includes(featureOf(to) ?? '') && !isRoutes(to);
}

function isSharedPart(from: string, to: string): boolean {
  const isFromShared = from.startsWith('src/server/features/') && sharedFeatures.includes(featureOf(from) ?? '');
  return (
    to.startsWith('src/server/features/') &&
    sharedFeatures.includes(featureOf(to) ?? '') &&
    !isFromShared &&
    !isRoutes(to)
  );
}

const isRoutes = (file: string) => /(?:^|[/-])routes\.ts$/.test(file);

const featureOf = (file: string) => file.split('/')[3];

/** Stylesheets, fonts and pictures lie in src/web and are taken in by the bundler. */
const isStyle = (target: string) => target.startsWith('src/web/') && /\.(?:css|svg|png|woff2)$/.test(target);
