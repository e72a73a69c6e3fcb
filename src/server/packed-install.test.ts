import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { StoredEstimate } from '#contract/estimates.ts';
import { startServer } from '#tests/support/browser/running-server.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { arePagesBuilt } from '#tests/support/browser/test-pages.ts';
import { atEnd, temporaryFolder } from '#tests/support/database/test-databases.ts';
import { requestEstimate, submission } from '#tests/support/requests/submissions.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The user that owns nothing; only the administrator of a machine can start a process as somebody else. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

type Outcome = { code: number; text: string };

function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(file, args, { env, uid: nobody, gid: nobody }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, text: `${output}${errors}` });
    });
  });
}

function forbidWriting(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o555);
  }
  chmodSync(folder, 0o555);
}

describe('a production install', { skip: arePagesBuilt ? false : 'the pages are not built' }, () => {
  test('K7 a pack serves pages, draws documents, gives memory back at rest and makes backups for a user who may not write into it', async (context) => {
    const folder = path.join(temporaryFolder(context), 'plumbline');
    const dataDir = temporaryFolder(context);
    for (const each of [path.dirname(folder), dataDir]) chmodSync(each, 0o755);
    if (nobody !== undefined) chownSync(dataDir, nobody, nobody);
    const packed = await new Promise<Outcome>((resolve) => {
      const args = ['scripts/run.mjs', 'pack', '--no-archive', folder];
      execFile(process.execPath, args, { cwd: root }, (error, output, errors) => {
        resolve({ code: error ? Number(error.code) : 0, text: `${output}${errors}` });
      });
    });
    assert.deepEqual([packed.code, /\d+ MB with \d+ packages/.test(packed.text)], [0, true], packed.text);
    for (const name of ['typescript', 'vite', '@playwright', 'react-dom']) {
      assert.ok(!existsSync(path.join(folder, 'node_modules', name)), name);
    }
    forbidWriting(folder);

    const env = { PATH: '/usr/bin:/bin', DATA_DIR: dataDir };
    const program = path.join(folder, 'plumbline');
    const unknown = await run(program, ['test'], env);
    assert.deepEqual([unknown.code, unknown.text.includes('<start | ')], [2, true], unknown.text);
    const migrated = await run(program, ['migrate'], env);
    assert.match(migrated.text, /0001-accounts\n[^]*migrations ran/);

    const environment = { ...env, MINIMUM_FILL_MS: '0', LOG_LEVEL: 'debug' };
    const server = await startServer({ dataDir, environment, install: { folder, uid: nobody } });
    atEnd(context, () => server.stop('SIGKILL'));
    const browser = new TestBrowser(server.origin);
    assert.equal((await browser.get('/')).status, 200, server.output());
    const made = await requestEstimate(browser, { language: 'sk', answers: submission().answers });
    assert.equal(
      (await browser.get(`/api/estimates/${(made.body as StoredEstimate).id}/pdf`)).status,
      200,
      server.output(),
    );
    const healthy = { ...env, PORT: new URL(server.origin).port };
    const check = [path.join(folder, 'deploy/healthy.mjs')];
    assert.equal((await run(path.join(folder, 'node_modules/.bin/node'), check, healthy)).code, 0);

    const file = path.join(dataDir, 'a.ndjson.gz');
    const backup = await run(program, ['backup', file], env);
    assert.equal(backup.code, 0, backup.text);
    assert.equal((await run(program, ['verify-backup', file], env)).code, 0);
    await server.printed('all garbage is collected');
    assert.equal(await server.stop(), 0, server.output());
    assert.match((await run(program, ['migrate'], env)).text, /up to date/);
  });

  test('A9 all that the server loads is ASCII, which it keeps with one byte a letter', () => {
    const folder = path.join(root, 'dist/server');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:js|json)$/.test(name),
    );
    assert.ok(files.includes('main.js') && files.includes('entry-server.js'));
    // Texts are read into objects of strings, each of which has the width that its letters need.
    const kept = files.filter((name) => !name.startsWith(`texts${path.sep}`));
    const others = kept.filter((name) => /[\u0080-\uFFFF]/.test(readFileSync(path.join(folder, name), 'utf8')));
    assert.deepEqual(others, []);
  });
});
