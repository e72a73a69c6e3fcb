import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

/** WCAG 2.2 at level AA and everything before it, and axe's best practices (B13). */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

/** Checks what is on the screen, or a part of it, by axe: in both themes, on a desktop and on a phone. */
export async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      await page.evaluate<string>(`document.documentElement.dataset.theme = '${theme}'`);
      // "Legacy" spares a second page for each check; it leaves out frames from elsewhere, and there are none.
      const axe = new AxeBuilder({ page }).include(part).withTags(standards).setLegacyMode();
      const { violations } = await axe.analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
      );
      expect(found, `axe on ${name}, ${theme}, ${size.width} px`).toEqual([]);
    }
  }
}

/** Elements that stick out of the window on the right, where the page can be scrolled sideways. */
const overhang = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > clientWidth + 0.5);
  return [scrollWidth + ' px wide', ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 120))];
})()`;

/** Checks that nothing makes the page scroll sideways, from the smallest phone to a tablet. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate<string[]>(overhang), `${name} at ${width} px`).toEqual([]);
  }
}
