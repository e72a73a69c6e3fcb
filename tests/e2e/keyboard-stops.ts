import { type Locator, type Page, expect } from '@playwright/test';

type Stop = { element: string; isPage: boolean; hasRing: boolean; cover: string | null };

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
  return {
    element: focused.outerHTML.slice(0, 160),
    isPage: focused === document.body || focused === document.documentElement,
    hasRing: focused.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    cover: over === null ? 'outside the window' : shown.contains(over) || over.contains(shown) ? null : over.outerHTML.slice(0, 160),
  };
})()`;

/**
 * Presses a key that moves the focus and checks the stop: it shows its focus and lies uncovered in the window (WCAG
 * 2.4.7, 2.4.11). False when the keyboard has come to the end of the page.
 */
export async function stopAt(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  const { isPage, element, hasRing } = await page.evaluate<Stop>(readStop);
  if (isPage) return false;
  expect(hasRing, `visible focus of ${element}`).toBe(true);
  // Scrolling to it may take a moment.
  await expect.poll(async () => (await page.evaluate<Stop>(readStop)).cover, `what covers ${element}`).toBeNull();
  return true;
}

/** Presses Tab, checking each stop, until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await stopAt(page, 'Tab');
    if (await isFocused(target)) return;
  }
  await expect(target, 'is reached by the key Tab').toBeFocused();
}

async function isFocused(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator('*:focus')).count()) > 0;
}
