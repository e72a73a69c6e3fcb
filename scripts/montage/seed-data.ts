import { execFileSync } from 'node:child_process';
import path from 'node:path';

const seed = path.resolve(import.meta.dirname, '../seed.ts');

/** Fills a new data folder with made-up requests, so that lists and figures look like those of a site at work. */
export function seedData(dataDir: string): void {
  execFileSync(process.execPath, [seed, '--requests', '600'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
