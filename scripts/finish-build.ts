import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { storeStyles } from '#server/http/pages/page-styles.ts';
import type { BuildManifest } from '#contract/pages/page-module.ts';
import { allFilesOf, officeEntrySource, pageEntrySource, sheetSource, siteSource } from '#web/build-manifest.ts';
import { listBuiltFiles } from '#web/service-worker/built-files.ts';
import { type ModuleRecords, moduleRecordsFile } from './module-records.ts';
import { renderSocialPictures } from './social-pictures/render-social-pictures.ts';
import { splitStyles } from './split-styles.ts';

const distribution = path.resolve(import.meta.dirname, '../dist');
const root = path.join(distribution, 'client');
const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;

const manifestText = await readFile(path.join(root, '.vite/manifest.json'), 'utf8');
const manifest = JSON.parse(manifestText) as BuildManifest;

const records = path.join(root, moduleRecordsFile);
const modules = JSON.parse(await readFile(records, 'utf8')) as ModuleRecords;
await rm(records);

const styles = await splitStyles(manifest, modules, root);
await writeFile(path.join(distribution, 'server/styles.json'), JSON.stringify(storeStyles(styles)));
await removeServerMarkup();
await writeServiceWorker();
await renderSocialPictures(root);
await compressTexts();

/** Removes what was built for its styles alone: no document names it. */
async function removeServerMarkup(): Promise<void> {
  const needed = new Set(allFilesOf(manifest, [siteSource, pageEntrySource, officeEntrySource, sheetSource]));
  const unused = Object.values(manifest).filter(({ file }) => !needed.has(`/${file}`));
  await Promise.all(unused.map(({ file }) => rm(path.join(root, file))));
}

/** Puts the list of built files in front of the worker, so that its bytes change with every build (B8). */
async function writeServiceWorker(): Promise<void> {
  const worker = await readFile(path.join(distribution, 'service-worker/sw.js'), 'utf8');
  const files = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const copied = files.filter((file) => /^(?:favicon|icons\/|logo).*(?<!\.br|\.gz)$/.test(file)).toSorted();
  const hash = createHash('sha256').update(manifestText).update(worker);
  // Documents change with the pages' server half and its texts; files that are copied have no hash in their name.
  const server = path.join(distribution, 'server');
  const texts = (await readdir(path.join(server, 'texts'), { recursive: true })).filter((file) =>
    file.endsWith('.json'),
  );
  const others = [
    ...copied.map((file) => path.join(root, file)),
    path.join(server, 'entry-server.js'),
    ...texts.toSorted().map((file) => path.join(server, 'texts', file)),
  ];
  for (const file of others) hash.update(await readFile(file));
  const built = listBuiltFiles({
    manifest,
    version: hash.digest('base64url').slice(0, 12),
    copied: copied.map((file) => `/${file}`),
  });
  await writeFile(path.join(root, 'sw.js'), `const built=${JSON.stringify(built)};\n${worker}`);
}

/** Compresses every text file of the client build ahead, so that the server only sends bytes. */
async function compressTexts(): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
      // No file is larger than this window of 256 KiB by much, and a smaller one takes fewer bits to point into.
      const quality = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 18 };
      await writeFile(`${file}.br`, zlib.brotliCompressSync(bytes, { params: quality }));
      await writeFile(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
    }),
  );
}
