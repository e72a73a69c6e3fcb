import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');
const entry = 'src/web/entry-client.tsx';

/** The browser's code with React's development build, which names attributes that differ from the server's. */
export type DevelopmentScripts = {
  /** Gives the pages of a context these scripts in place of the built ones. */
  serve: (context: BrowserContext) => Promise<void>;
  remove: () => void;
};

/** Builds the browser's code anew with everything that React leaves out of production, in a folder of its own. */
export async function buildDevelopmentScripts(): Promise<DevelopmentScripts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-development-'));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--mode', 'development', '--minify', 'false', '--logLevel', 'warn', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'development' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--emptyOutDir', ...options], { cwd: root, env });
  const [built, developed] = [path.join(root, 'dist/client'), folder].map(entryOf);
  return {
    async serve(context) {
      await context.route('**/assets/*.js', async (route) => {
        const asked = path.basename(new URL(route.request().url()).pathname);
        const contentType = 'text/javascript';
        // By another name the same module would be a second one, with a second React.
        if (asked === built) await route.fulfill({ contentType, body: `import './${developed}';` });
        else await route.fulfill({ contentType, path: path.join(folder, 'assets', asked) });
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The file that a document starts, as the build's manifest names it. */
function entryOf(folder: string): string {
  const text = readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8');
  return path.basename((JSON.parse(text) as Record<string, { file: string }>)[entry]?.file ?? '');
}
