import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '#domain/languages.ts';
import { kebab } from '#web/lib/kebab.ts';
import { contentFilesOf } from '#web/lib/texts/page-content.ts';
import { siteDescriptors } from '#web/screens.ts';
import { type Part, kilobytes } from '../report.ts';
import { root } from '../server-process.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const client = path.join(root, 'dist/client');
/** What a page to read loads, and one that is hydrated. */
const entriesOf = {
  home: ['src/web/entry-site.ts'],
  configurator: ['src/web/entry-site.ts', 'src/web/entry-page.tsx'],
};
const pages: Readonly<Record<Page, readonly string[]>> = {
  home: [],
  configurator: ['src/web/pages/site/configurator-page.tsx', 'src/web/pages/site/configurator-summary.tsx'],
};

type Page = 'home' | 'configurator';

/** What loads only after the visitor has done something, and with what. */
const loadedLater: Readonly<Record<string, string>> = {
  'src/web/ui/toaster.tsx': 'first notice',
  'src/web/ui/confirm-dialog.tsx': 'asking before a start from scratch',
  'src/web/features/errors/report-crash.ts': 'first error',
  'src/web/features/errors/report-failed-call.ts': 'first call that failed',
  'src/web/features/consent/load-third-parties.ts': 'agreement to third parties',
  'src/web/site/send-queued.ts': 'request or message that waits to be sent',
  'src/web/site/show-toasts.tsx': 'first notice',
  'src/web/site/offer-version.ts': 'new version of the site',
  'src/web/ui/tooltips.ts': 'first element with a tooltip',
  'src/web/features/attachments/uploader.tsx': 'first file',
  'src/web/features/drafts/load-draft-texts.ts': 'draft from another day',
  'src/web/features/drafts/draft-sources.tsx': 'draft of another device',
  'src/web/features/drafts/link/continue-elsewhere-dialog.tsx': 'wish to go on at another device',
  'src/web/features/configurator/writing/description-writer.tsx': 'description written for the visitor',
  'src/web/features/configurator/writing/plan-panel.tsx': 'project plan',
};

/** Compressed JavaScript that a visitor's browser loads by itself, by the manifest of the build, in the costliest language. */
export function measureScripts(): Part {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sums = languages.map((language) => {
    const home = filesOf(manifest, 'home', language);
    const configurator = filesOf(manifest, 'configurator', language);
    const added = [...configurator].filter((file) => !home.has(file));
    return {
      language,
      home: bytesOf(home),
      configurator: bytesOf(configurator),
      added: bytesOf(added),
      files: home.size,
    };
  });
  const home = sums.toSorted((a, b) => b.home - a.home)[0];
  const configurator = sums.toSorted((a, b) => b.added - a.added)[0];
  if (!home || !configurator) throw new Error('There is no language.');
  return {
    title: 'JavaScript sent, brotli',
    rows: [
      ['home page', `${kilobytes(home.home)} in ${home.files} files (${home.language})`],
      [
        'configurator, beside what the home page has loaded',
        `${kilobytes(configurator.added)} (${configurator.language})`,
      ],
      ['configurator alone', kilobytes(configurator.configurator)],
      ...laterRows(manifest),
    ],
    figures: {
      homeScripts: home.home,
      configuratorScripts: configurator.added,
      configuratorScriptsAlone: configurator.configurator,
    },
  };
}

function laterRows(manifest: Manifest): [string, string][] {
  const known = filesOf(manifest, 'configurator', 'sk');
  return Object.entries(loadedLater).flatMap(([source, occasion]) => {
    if (!manifest[source]) return [];
    const files = [...closureOf(manifest, source)].filter((file) => !known.has(file));
    return [[`later, with the ${occasion}`, kilobytes(bytesOf(files))]];
  });
}

/** Files that load without anything being done: the entry, what it starts, the screen and its texts. */
function filesOf(manifest: Manifest, screen: Page, language: Language): Set<string> {
  const files = new Set<string>();
  const waiting = [...entriesOf[screen]];
  const visited = new Set(waiting);
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const chunk = chunkOf(manifest, source);
    files.add(chunk.file);
    const next = [
      ...(chunk.imports ?? []),
      ...(chunk.dynamicImports ?? []).filter((name) => isLoadedAtOnce(name, screen, language)),
    ];
    for (const name of next.filter((candidate) => !visited.has(candidate))) {
      visited.add(name);
      waiting.push(name);
    }
  }
  return files;
}

/** A dynamic import that this file does not know counts as loaded: a new one must be looked at to be left out. */
function isLoadedAtOnce(source: string, screen: Page, language: Language): boolean {
  if (source in loadedLater) return false;
  if (source.startsWith('src/web/pages/')) return pages[screen].includes(source);
  if (source.startsWith('virtual:text-files/')) return source === `virtual:text-files/site/${language}`;
  if (!source.startsWith('src/locales/')) return true;
  const texts = ['common', ...siteDescriptors[screen].texts].map(kebab);
  const content = contentFilesOf({ screen, parameters: {} }).map(([, file]) => file);
  return [...texts, ...content].some((file) => source === `src/locales/${language}/${file}.ts`);
}

function closureOf(manifest: Manifest, source: string): Set<string> {
  const chunk = chunkOf(manifest, source);
  return new Set([chunk.file, ...(chunk.imports ?? []).flatMap((name) => [...closureOf(manifest, name)])]);
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The built manifest does not know ${source}.`);
  return chunk;
}

function bytesOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + readFileSync(path.join(client, `${file}.br`)).length, 0);
}
