import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
const bundles = new Map<string, Promise<string>>();

/**
 * Puts a program that tests start many times into one file, once for each process of tests: it then starts in half the
 * processor time that loading its hundreds of modules takes. Returns the file's path; it is removed with the process.
 */
export function bundledProgram(program: string): Promise<string> {
  const known = bundles.get(program) ?? bundle(program);
  bundles.set(program, known);
  return known;
}

async function bundle(program: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-program-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: program,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    // The compiled half of pg is not installed and not asked for.
    ssr: { noExternal: true, external: ['pg-native'] },
  });
  return path.join(folder, `${path.basename(program, '.ts')}.mjs`);
}
