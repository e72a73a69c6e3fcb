import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The words that are left of a module in the bundle, and what it imports, at once and later; keys are paths from the project's root. */
export type ModuleRecords = Record<string, { words: string[]; imports: string[]; laterImports: string[] }>;

/** File in the client's folder until the end of the build. */
export const moduleRecordsFile = '.vite/modules.json';

const root = path.join(import.meta.dirname, '..');
/** Whatever may be the name of a class, an element or an animation. */
const wordPattern = /[\w\-:./[\]%()#,!&>*=+@]+/g;

/** Writes down every module of the client's bundle, because a chunk holds modules of several screens. */
export const moduleRecords: Plugin = {
  name: 'module-records',
  generateBundle(_options, bundle) {
    const words = wordsOfModules(bundle);
    const records = [...this.getModuleIds()].map((id) => {
      const info = this.getModuleInfo(id);
      const [imports, laterImports] = [info?.importedIds ?? [], info?.dynamicallyImportedIds ?? []];
      return [
        nameOf(id),
        { words: words.get(id) ?? [], imports: imports.map(nameOf), laterImports: laterImports.map(nameOf) },
      ];
    });
    this.emitFile({ type: 'asset', fileName: moduleRecordsFile, source: JSON.stringify(Object.fromEntries(records)) });
  },
};

/** Returns each word of a text once. */
export const wordsOf = (text: string): string[] => [...new Set(text.match(wordPattern))];

function wordsOfModules(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return new Map(modules.map(([id, { code }]) => [id, wordsOf(code ?? '')]));
}

const nameOf = (id: string): string => path.relative(root, id);
