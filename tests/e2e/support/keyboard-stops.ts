import { type Locator, type Page, expect } from '@playwright/test';

type Stop = { element: string; isPage: boolean; isInMain: boolean; hasRing: boolean; cover: string | null };

/**
 * What has the focus, whether it shows it (by an outline of its own, or of the card around a choice), and what lies over
 * its middle in place of itself. Written as text, because this program knows no browser types.
 */
const readStop = `(() => {
  const focused = document.activeElement;
  const shown = focused.closest('.choice') ?? focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const { left, top, width, height } = shown.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const isOutside = over === null || left < 0 || left + width > innerWidth;
  return {
    element: focused.outerHTML.slice(0, 160),
    isPage: focused === document.body || focused === document.documentElement,
    isInMain: focused.closest('main') !== null,
    hasRing: focused.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    cover: isOutside ? 'outside the window' : shown.contains(over) || over.contains(shown) ? null : over.outerHTML.slice(0, 160),
  };
})()`;

/**
 * Presses a key that moves the focus and checks the stop: it shows its focus and lies uncovered in the window (WCAG
 * 2.4.7, 2.4.11). False when the keyboard has come to the end of the page.
 */
export async function stopAt(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  const { isPage } = await expectStop(page);
  return !isPage;
}

/** Checks what has the focus now, unless it is the page itself. */
export async function expectStop(page: Page): Promise<Stop> {
  const stop = await page.evaluate<Stop>(readStop);
  if (stop.isPage) return stop;
  expect(stop.hasRing, `visible focus of ${stop.element}`).toBe(true);
  // Scrolling to it may take a moment.
  const cover = async () => (await page.evaluate<Stop>(readStop)).cover;
  if (stop.cover !== null) await expect.poll(cover, `what covers ${stop.element}`).toBeNull();
  return stop;
}

/** Presses Tab, checking each stop, until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await stopAt(page, 'Tab');
    if (await isFocused(target)) return;
  }
  await expect(target, 'is reached by the key Tab').toBeFocused();
}

/** Presses the key for each target in turn: they are the next stops, in that order and with nothing between them. */
export async function expectStops(page: Page, key: string, targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    await stopAt(page, key);
    await expect(target).toBeFocused();
  }
}

/** Goes by Tab through what is left of the content, and answers the number of its stops. */
export async function walkContent(page: Page): Promise<number> {
  for (let stops = 0; stops < 300; stops += 1) {
    await page.keyboard.press('Tab');
    const { isPage, isInMain } = await expectStop(page);
    if (isPage || !isInMain) return stops;
  }
  throw new Error('The keyboard does not come out of the content.');
}

async function isFocused(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator('*:focus')).count()) > 0;
}
