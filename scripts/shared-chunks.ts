import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Pages that need a module: `now` with their own code, `ever` also with what they import later. */
type Need = { now: Set<string>; ever: Set<string> };

const web = path.join(import.meta.dirname, '../src/web/');
const pages = `${web}pages/`;
/** What every hydrated page loads has chunks of its own. */
const always = [`${web}entry-site.ts`, `${web}entry-page.tsx`];
/** Pages that people open first, beside the configurator: on the site, to enter, or by a link in a mail. */
const openedFirst: Record<string, readonly string[]> = {
  contact: ['islands/contact-island.tsx'],
  questions: ['islands/faq-island.tsx'],
  entrance: ['site/login-page.tsx', 'site/payment-page.tsx'],
  portal: ['portal/portal-page.tsx'],
  linked: ['site/quote-page.tsx', 'portal/portal-quote-page.tsx', 'portal/reference-page.tsx'],
};
/** From so many pages on, a module comes with others that about the same pages need; fewer pages load it alone. */
const leastPages = 6;

/**
 * Puts what many pages need into a few chunks in place of a hundred, so that a page of the back office loads a third fewer files
 * (docs/decisions/0103-shared-chunks.md).
 * What imports a module is needed by no page that does not need that module too, so no two of these chunks import each other.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  let needs: Map<string, Need> | undefined;
  return {
    name: (id, graph) => {
      const info = graph.getModuleInfo(id);
      const need = (needs ??= findNeeds(graph)).get(id);
      const hasOwnChunk = info === null || info.isEntry || info.dynamicImporters.length > 0;
      return need === undefined || need.now.size < leastPages || hasOwnChunk ? null : chunkOf(need);
    },
    debugName: 'shared',
    includeDependenciesRecursively: false,
  };
}

/** The back office, everybody signed in, or the whole site; in these two, the pages that people open first load only what they need. */
function chunkOf({ now, ever }: Need): string {
  const places = new Set([...ever].map((page) => page.split('/')[0]));
  if (places.isSubsetOf(new Set(['admin']))) return 'office';
  const area = places.isSubsetOf(new Set(['admin', 'portal'])) ? 'signed-in' : 'shared';
  const opened = Object.entries(openedFirst).filter(([, group]) => group.some((page) => now.has(page)));
  return [area, ...configuratorPart({ now, ever }), ...opened.map(([name]) => name)].join('-');
}

/** The part of the configurator with which a module is first needed. */
function configuratorPart({ now, ever }: Need): string[] {
  if (now.has('site/configurator-page.tsx')) return ['configurator'];
  if (now.has('site/configurator-summary.tsx')) return ['summary'];
  return ever.has('site/configurator-page.tsx') ? ['later'] : [];
}

function findNeeds(graph: Graph): Map<string, Need> {
  const needs = new Map<string, Need>();
  const loadedAlways = importedBy(always, graph, importsOf);
  for (const page of hydratedPages(graph)) {
    const now = importedBy([page], graph, importsOf);
    const ever = importedBy([page], graph, allImportsOf);
    for (const id of ever.difference(loadedAlways)) {
      const need = needs.get(id) ?? { now: new Set(), ever: new Set() };
      needs.set(id, need);
      const name = page.slice(pages.length);
      need.ever.add(name);
      if (now.has(id)) need.now.add(name);
    }
  }
  return needs;
}

/** All files under pages/ that browsers import by themselves, without those that the server alone renders. */
function hydratedPages(graph: Graph): string[] {
  const all = importedBy([...always, `${web}entry-office.tsx`], graph, allImportsOf);
  return [...all].filter((id) => id.startsWith(pages) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
}

const importsOf = (info: Rolldown.ModuleInfo | null): string[] => info?.importedIds ?? [];
const allImportsOf = (info: Rolldown.ModuleInfo | null): string[] => [
  ...importsOf(info),
  ...(info?.dynamicallyImportedIds ?? []),
];

/** The modules themselves and all that they import, directly or not. */
function importedBy(ids: string[], graph: Graph, next: (info: Rolldown.ModuleInfo | null) => string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const imported of next(graph.getModuleInfo(id))) found.add(imported);
  return found;
}
