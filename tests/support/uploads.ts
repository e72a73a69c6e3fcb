import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { attachmentUploadsPath, listAttachments } from '#contract/attachments.ts';
import type { KeptAttachments } from '#contract/attachments.ts';
import { done } from './office.ts';
import type { TestApp } from './test-app.ts';
import type { TestAnswer, TestBrowser } from './test-browser.ts';

/** A file as somebody sends it. */
export type SentFile = { name?: string; type?: string; collection: string; bytes: Buffer };

/** A secret by which the files of one draft belong together. */
export const newCollection = (): string => randomBytes(24).toString('base64url');

const protocol = { 'tus-resumable': '1.0.0' };

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

/** Sends bytes from an offset on. */
export async function sendPart(
  browser: TestBrowser,
  address: string,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<TestAnswer> {
  const csrfToken = await browser.takeToken();
  return browser.call(address, {
    method: 'PATCH',
    headers: {
      ...protocol,
      'x-csrf-token': csrfToken,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: bytes,
  });
}

/** Asks how many bytes have come. */
export const askOffset = (browser: TestBrowser, address: string): Promise<TestAnswer> =>
  browser.call(address, { method: 'HEAD', headers: protocol });

/** Announces a file and sends all of it; the first answer that refuses, or the last. */
export async function upload(browser: TestBrowser, file: SentFile): Promise<TestAnswer> {
  const announced = await announce(browser, file);
  if (announced.status !== 201) return announced;
  return sendPart(browser, announced.headers.get('location') ?? '', { offset: 0, bytes: file.bytes });
}

/** The files of a draft as the site shows them. */
export async function listOf(browser: TestBrowser, collection: string): Promise<KeptAttachments['attachments']> {
  return done(await browser.post(listAttachments.path, { collection }), listAttachments).attachments;
}

/** Names of everything that lies in a folder of the data folder, subfolders included. */
export function keptFiles({ services }: TestApp, folder: 'files' | 'incoming'): string[] {
  const root = path.join(services.config.dataDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}
