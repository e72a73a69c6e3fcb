// Builds and starts the pages that the home page is compared with. They are what the starters of Astro (create-astro, minimal) and Next.js
// (create-next-app, empty) make, with the content of the home page; their packages are installed in the
// system's folder for temporary files: below node_modules Next.js takes pages for packages and compiles none.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { type ServerProcess, startProcess } from './server-process.ts';

export type PeerName = 'Astro' | 'Next.js';

/** An element with its attributes and what it contains, or a text. */
type Node = string | [tag: string, attributes: Record<string, string | true>, children: Node[]];

/** The home page as others can show it again. */
export type HomePage = { language: string; title: string; description: string; style: string; body: Node[] };

const run = promisify(execFile);

type Peer = {
  folder: string;
  /** Where the content and the style sheet belong, beside the page. */
  content: string;
  build: readonly string[];
  start: (port: string) => { command: readonly string[]; environment: Record<string, string> };
};

const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

const peers: Readonly<Record<PeerName, Peer>> = {
  Astro: {
    folder: 'astro',
    content: 'src',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    start: (port) => ({ command: ['dist/server/entry.mjs'], environment: { ...quiet, HOST: '127.0.0.1', PORT: port } }),
  },
  'Next.js': {
    folder: 'next',
    content: 'app',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: (port) => ({
      command: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port],
      environment: quiet,
    }),
  },
};

/** Reads the home page of a running site as a tree, without its scripts and fonts. */
export async function readHomePage(browser: Browser, origin: string): Promise<HomePage> {
  const context = await browser.newContext({ bypassCSP: true, locale: 'sk-SK' });
  const page = await context.newPage();
  await page.goto(origin);
  const content = await page.evaluate<HomePage>(`fetch('/').then((answer) => answer.text()).then((html) => {
    const found = new DOMParser().parseFromString(html, 'text/html');
    const left = new Set(['SCRIPT', 'NOSCRIPT', 'TEMPLATE', 'STYLE']);
    const flags = new Set(['hidden', 'open', 'selected', 'checked', 'disabled', 'inert', 'required']);
    const nodeOf = (node) => {
      if (node.nodeType === 3) return [node.data];
      if (node.nodeType !== 1 || left.has(node.tagName)) return [];
      const attributes = [...node.attributes].map(({ name, value }) => [name, flags.has(name) && value === '' ? true : value]);
      return [[node.localName, Object.fromEntries(attributes), [...node.childNodes].flatMap(nodeOf)]];
    };
    return {
      language: found.documentElement.lang,
      title: found.title,
      description: found.querySelector('meta[name=description]').content,
      style: found.querySelector('style').textContent.replaceAll(/@font-face\\{[^}]*\\}/g, ''),
      body: [...found.body.childNodes].flatMap(nodeOf),
    };
  })`);
  await context.close();
  return content;
}

/** Installs both, as far as they are not there, and builds them with the content. Returns their folders. */
export async function buildPeers({ style, ...content }: HomePage): Promise<Record<PeerName, string>> {
  const built: [PeerName, string][] = [];
  for (const name of ['Astro', 'Next.js'] as const) {
    const peer = peers[name];
    const folder = path.join(tmpdir(), 'plumbline-peers', peer.folder);
    mkdirSync(folder, { recursive: true });
    cpSync(path.join(import.meta.dirname, 'peers', peer.folder), folder, { recursive: true });
    writeFileSync(path.join(folder, peer.content, 'content.json'), JSON.stringify(content));
    writeFileSync(path.join(folder, peer.content, 'home.css'), style);
    const options = { cwd: folder, env: { ...process.env, ...quiet } };
    const install = ['install', '--include=prod', '--no-package-lock', '--no-audit', '--no-fund'];
    if (!existsSync(path.join(folder, 'node_modules'))) await run('npm', install, options);
    await run(process.execPath, [...peer.build], options);
    built.push([name, folder]);
  }
  return Object.fromEntries(built) as Record<PeerName, string>;
}

/** Starts the framework's own server in production. Resolves once it answers. */
export async function startPeer(name: PeerName, folder: string, core: number | undefined): Promise<ServerProcess> {
  const port = await freePort();
  const server = await startProcess({
    ...peers[name].start(String(port)),
    core,
    folder,
    listens: new RegExp(String.raw`(http://[\w.]+:${port})`),
  });
  const origin = `http://127.0.0.1:${port}`;
  await fetch(origin);
  return { ...server, origin, port };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
