import type { Locator, Page } from '@playwright/test';

/** Draws one stroke across an element with a finger, by the touches that Chromium gets from a screen. */
export async function drawByFinger(page: Page, pad: Locator): Promise<void> {
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  const session = await page.context().newCDPSession(page);
  const [across, down] = [box.width - 40, box.height - 40];
  const at = (share: number) => ({ x: box.x + 20 + across * share, y: box.y + 20 + down * share });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 8)] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
