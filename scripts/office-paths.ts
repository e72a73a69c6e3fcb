import type { Plugin } from 'vite';
import { officePaths, officePermissions } from '../src/domain/screens/office-paths.ts';

/**
 * In the build for browsers the module `office-paths.ts` is its values, so that public pages carry the paths of the back
 * office and not the descriptors that they stem from.
 */
export const officePathsByValue: Plugin = {
  name: 'office-paths-by-value',
  apply: 'build',
  load: (id, options) =>
    options?.ssr || !id.endsWith('/src/domain/screens/office-paths.ts')
      ? null
      : [
          `export const officePaths = ${JSON.stringify(officePaths)};`,
          `export const officePermissions = ${JSON.stringify(officePermissions)};`,
        ].join('\n'),
};
