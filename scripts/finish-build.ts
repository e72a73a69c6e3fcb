import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';

/** Compresses every text file of the client build ahead, so that the server only sends bytes. */
const root = path.resolve(import.meta.dirname, '../dist/client');
const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;

const entries = await readdir(root, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file);
    const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(`${file}.br`, zlib.brotliCompressSync(bytes, { params: quality }));
    await writeFile(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  }),
);
