import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const entries = ['src/web/entry-site.ts', 'src/web/entry-page.tsx', 'src/web/entry-office.tsx'];

/** The browser's code with React's development build, which names attributes that differ from the server's. */
export type DevelopmentScripts = {
  /** Stands before a site like a proxy and gives its pages these scripts in place of the built ones. */
  startFront: (site: string) => Promise<DevelopmentFront>;
  remove: () => void;
};

/** Not a route of the test: with one, the browser would fetch and compile all scripts anew for each page. */
export type DevelopmentFront = { readonly origin: string; stop: () => Promise<void> };

/** Builds the browser's code anew with everything that React leaves out of production, in a folder of its own. */
export async function buildDevelopmentScripts(): Promise<DevelopmentScripts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-development-'));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--mode', 'development', '--minify', 'false', '--logLevel', 'warn', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'development' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--emptyOutDir', ...options], { cwd: root, env });
  const [built = [], developed = []] = [path.join(root, 'dist/client'), folder].map(entriesOf);
  const scriptOf = (name: string): string | Buffer => {
    const index = built.indexOf(name);
    // By another name the same module would be a second one, with a second React.
    if (index !== -1) return `import './${developed[index]}';`;
    const file = path.join(folder, 'assets', name);
    // A document has the modules of its own build fetched ahead.
    return existsSync(file) ? readFileSync(file) : 'export {};';
  };
  return {
    startFront: (site) => startFront(site, scriptOf),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startFront(site: string, scriptOf: (name: string) => string | Buffer): Promise<DevelopmentFront> {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { url = '/' } = incoming;
    const script = /^\/assets\/([^/]+\.js)$/.exec(url)?.[1];
    if (script) outgoing.writeHead(200, headers).end(scriptOf(script));
    else passOn(new URL(url, site), incoming, outgoing);
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(address: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming;
  const inner = request(address, { method, headers }, (answer) => {
    answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
  });
  inner.on('error', () => outgoing.destroy());
  incoming.pipe(inner);
}

/** The files that documents start, as the build's manifest names them. */
function entriesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return entries.map((entry) => path.basename(manifest[entry]?.file ?? ''));
}

type Manifest = Record<string, { file: string }>;
