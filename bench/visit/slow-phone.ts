import { type Page, devices } from '@playwright/test';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'] ?? {};

/** A small phone, held upright. */
export const smallPhone = { ...pixel, viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } };

/** How many times slower than this machine the phone's processor is. */
export const slowdown = 4;

/** Slows processor and network of a page to a cheap phone on slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
export async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
