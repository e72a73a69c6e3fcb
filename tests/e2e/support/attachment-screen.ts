import { randomBytes } from 'node:crypto';
import { type CDPSession, type Locator, type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';

/** A file for the browser's file input. */
export type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

/** A picture of noise, which does not compress; sides in pixels. */
export async function noisyPicture(
  name: string,
  { width, height }: { width: number; height: number },
): Promise<UploadedFile> {
  const raw = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const isPng = name.endsWith('.png');
  const buffer = await (isPng ? raw.png({ compressionLevel: 0 }) : raw.jpeg({ quality: 90 })).toBuffer();
  return { name, mimeType: isPng ? 'image/png' : 'image/jpeg', buffer };
}

/** The part of the configurator that takes files, as a visitor sees it in a language. */
export function attachmentScreen(page: Page, language: Language) {
  const t = textsOf(language);
  const row = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
  return {
    t,
    slot: page.getByRole('region', { name: t('configurator:files.title') }),
    chooser: page.getByLabel(t('configurator:files.choose'), { exact: true }),
    /** On phones only. */
    camera: page.getByText(t('configurator:files.camera'), { exact: true }),
    row,
    remove: (name: string) => page.getByRole('button', { name: t('attachments:remove', { name }), exact: true }),
    bar: (name: string) => page.getByRole('progressbar', { name: t('attachments:progress', { name }) }),
    status: page
      .getByRole('region', { name: t('configurator:files.title') })
      .getByRole('status')
      .last(),
    expectState: (name: string, state: 'ready' | 'refused' | 'interrupted' | 'sending' | 'unfinished') =>
      expect(row(name)).toContainText(t(`attachments:states.${state}`), { timeout: 30_000 }),
  };
}

/** Limits uploads to so many bytes a second. */
export async function throttle(page: Page, bytesPerSecond: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  return session;
}

/** Offsets of the parts that reach the server from now on; without a connection a request begins too, and reaches nothing. */
export function watchOffsets(page: Page): number[] {
  const offsets: number[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

/** Drags a file over the page and drops it, as from a folder. */
export async function dropFile(page: Page, { name, mimeType, buffer }: UploadedFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (letter) => letter.codePointAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], ${JSON.stringify(name)}, { type: '${mimeType}' }));
    return transfer;
  })()`);
  const body = page.locator('body');
  await body.dispatchEvent('dragover', { dataTransfer });
  await body.dispatchEvent('drop', { dataTransfer });
}
