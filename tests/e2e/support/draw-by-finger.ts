import type { Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Moves one finger from a point to another, by the touches that Chromium gets from a screen. */
async function touchAlong(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 8)] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return box;
}

/** Draws one stroke across an element with a finger. */
export async function drawByFinger(page: Page, pad: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(pad);
  await touchAlong(page, { x: x + 20, y: y + 20 }, { x: x + width - 20, y: y + height - 20 });
}

/** Drags an element with a finger to the lower edge of another. */
export async function dragByFinger(page: Page, handle: Locator, target: Locator): Promise<void> {
  const [from, to] = [await boxOf(handle), await boxOf(target)];
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await touchAlong(page, start, { x: start.x, y: to.y + to.height - 4 });
}
