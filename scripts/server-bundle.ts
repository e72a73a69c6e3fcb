import type { Plugin } from 'vite';

const serverSource = /\/(src\/server\/.+)$/;
const readsWritten = /\/src\/(?:server\/(?!texts\.ts$)|locales\/content\/)|\?written$/;

/**
 * What the server's own code needs in a bundle: the address of a module stays that of its source, from which it starts other
 * programs and reads files, and the server gets the texts as they are written where it finishes or stores them itself.
 */
export const serverSources: Plugin = {
  name: 'server-sources',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!id.includes('locales/') && !importer?.includes('/src/locales/')) return null;
    if (importer === undefined || !readsWritten.test(importer)) return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    return resolved && /\/src\/locales\/\w\w\//.test(resolved.id) ? `${resolved.id}?written` : resolved;
  },
  transform(code, id) {
    const source = serverSource.exec(id)?.[1];
    if (source === undefined || !code.includes('import.meta.url')) return null;
    // Every file of the bundle lies in dist/server/ itself.
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(`../../${source}`)}, import.meta.url).href`);
  },
};

/**
 * Writes a bundle in ASCII. A single letter beyond Latin-1 in a file makes the engine keep all of its text with two bytes a letter, for as
 * long as the server runs.
 */
export const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

const escaped = (code: string) =>
  code.replaceAll(/[\u0080-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
