import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { attachmentUploadsPath, listAttachments } from '#contract/attachments.ts';
import type { KeptAttachments } from '#contract/attachments.ts';
import { done } from '#tests/support/people/office.ts';
import { newPicture } from './pictures.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** A file as somebody sends it. */
export type SentFile = { name?: string; type?: string; collection: string; bytes: Buffer };

/** A picture of 60 by 40 pixels, for tests in which any file will do. */
export const png = { type: 'image/png', bytes: newPicture(60, 40) } as const;

/** A secret by which the files of one draft belong together. */
export const newCollection = (): string => randomBytes(24).toString('base64url');

/** The whole server, a visitor of the site, and the secret of the files that they are about to send. */
export async function openVisit(
  context: TestContext,
  database: TestDatabase,
): Promise<{ app: TestApp; browser: TestBrowser; collection: string }> {
  const app = await openTestApp(context, database);
  return { app, browser: app.newBrowser(), collection: newCollection() };
}

const protocol = { 'tus-resumable': '1.0.0' };

const partHeaders = (csrfToken: string, offset: number) => ({
  ...protocol,
  'x-csrf-token': csrfToken,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

const metadataOf = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Announces a file; its address stands in the answer's Location. */
export async function announce(
  browser: TestBrowser,
  { name = 'strecha.jpg', type = 'image/jpeg', collection, bytes, ...rest }: SentFile & { length?: number },
): Promise<TestAnswer> {
  const length = rest.length ?? bytes.length;
  return browser.call(attachmentUploadsPath, {
    method: 'POST',
    headers: {
      ...protocol,
      'x-csrf-token': await browser.takeToken(),
      'upload-length': String(length),
      'upload-metadata': metadataOf({ name, type, collection }),
    },
  });
}

/** Announces the sample picture; answers its address. */
export async function announced(browser: TestBrowser, collection: string): Promise<string> {
  const answer = await announce(browser, { ...png, collection });
  assert.equal(answer.status, 201, answer.text);
  return answer.headers.get('location') ?? '';
}

/** Sends bytes from an offset on. */
export async function sendPart(
  browser: TestBrowser,
  address: string,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<TestAnswer> {
  const headers = partHeaders(await browser.takeToken(), offset);
  return browser.call(address, { method: 'PATCH', headers, body: bytes });
}

/** Begins to send bytes from the start, which the caller writes. */
export async function openPart(
  browser: TestBrowser,
  address: string,
  headers: Record<string, string>,
): Promise<ClientRequest> {
  const csrfToken = await browser.takeToken();
  return request(`${browser.origin}${address}`, {
    method: 'PATCH',
    headers: {
      ...partHeaders(csrfToken, 0),
      cookie: `csrf-token=${encodeURIComponent(csrfToken)}`,
      ...headers,
    },
  });
}

/** Asks how many bytes have come. */
export const askOffset = (browser: TestBrowser, address: string): Promise<TestAnswer> =>
  browser.call(address, { method: 'HEAD', headers: protocol });

/** Announces a file and sends all of it; the first answer that refuses, or the last. */
export async function upload(browser: TestBrowser, file: SentFile): Promise<TestAnswer> {
  const announcement = await announce(browser, file);
  if (announcement.status !== 201) return announcement;
  return sendPart(browser, announcement.headers.get('location') ?? '', { offset: 0, bytes: file.bytes });
}

/** The files of a draft as the site shows them. */
export async function listOf(browser: TestBrowser, collection: string): Promise<KeptAttachments['attachments']> {
  return done(await browser.post(listAttachments.path, { collection }), listAttachments).attachments;
}

/** How far each file of a draft has come, in the order of the draft. */
export const statesOf = async (browser: TestBrowser, collection: string): Promise<string[]> =>
  (await listOf(browser, collection)).map(({ state }) => state);

/** Names of everything that lies in a folder of the data folder, subfolders included. */
export function keptFiles({ services }: TestApp, folder: 'files' | 'incoming'): string[] {
  const root = path.join(services.config.dataDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

/** That nothing of any file is left, in the database or on the disk, once the jobs have run. */
export async function assertNothingLeft(app: TestApp): Promise<void> {
  await app.runDueJobs();
  const rows = await app.services.db.selectFrom('attachments').select('id').execute();
  assert.deepEqual([rows, keptFiles(app, 'files'), keptFiles(app, 'incoming')], [[], [], []]);
}
