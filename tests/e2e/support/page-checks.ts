import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from '@playwright/test';
import type { Result } from 'axe-core';

/** WCAG 2.2 at level AA and everything before it, and axe's best practices (B13). */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Every rule, or only those that depend on colours. */
const allRules = { type: 'tag', values: standards };
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

/** Every rule at both sizes, colours in both themes: what a size and what a theme does wrong is found by one of them. */
const once = [
  { size: desktop, theme: 'light', runOnly: allRules },
  { size: phone, theme: 'dark', runOnly: allRules },
];
/** The colours of each theme at each size too, for the walks over all screens. */
const inEachTheme = [
  ...once,
  { size: desktop, theme: 'dark', runOnly: colourRules },
  { size: phone, theme: 'light', runOnly: colourRules },
];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours on their way to others are nobody's choice. */
const endTransitions = `for (const each of document.getAnimations())
  if (each.effect.getComputedTiming().endTime !== Infinity) each.finish();`;

/** Checks what is on the screen, or a part of it, by axe: on a desktop in light and on a phone in dark colours. */
export async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  await expectNothingFound(page, { name, part, runs: once });
}

/** Checks what is on the screen by axe: on a desktop and on a phone, their colours in both themes. */
export async function expectAccessibleInEachTheme(page: Page, name: string): Promise<void> {
  await expectNothingFound(page, { name, part: 'html', runs: inEachTheme });
}

type Checked = { name: string; part: string; runs: typeof once };

async function expectNothingFound(page: Page, { name, part, runs }: Checked): Promise<void> {
  // Brought to each document once: reading it takes longer than the checks.
  if (await page.evaluate<boolean>(`globalThis.axe === undefined`)) await page.evaluate(axeSource);
  for (const { size, theme, runOnly } of runs) {
    await page.setViewportSize(size);
    // What passes is not described, which takes longer than the checks.
    const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
    const violations = await page.evaluate<Result[]>(`(async () => {
      document.documentElement.dataset.theme = '${theme}';
      ${endTransitions}
      return (await axe.run(${JSON.stringify(part)}, ${options})).violations;
    })()`);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
    );
    expect(found, `axe on ${name}, ${theme}, ${size.width} px`).toEqual([]);
  }
}

/** Elements that stick out of the window on the right, where the page can be scrolled sideways. */
const overhang = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > clientWidth + 0.5);
  return [scrollWidth + ' px wide', ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 120))];
})()`;

/**
 * Things to press whose text does not fit into them, and boxes that cut their own text off. What is only for screen
 * readers is a pixel wide, what is inline has no box, and what scrolls shows all of its text.
 */
const cutText = `(() => {
  const isPressed = 'button, a, summary, label, [role=button]';
  const cuts = (box, style) => {
    const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const isWide = box.scrollWidth > box.clientWidth + 1;
    const isHigh = box.scrollHeight > box.clientHeight + 1;
    if (box.matches(isPressed) && isWide && style.overflowX !== 'auto' && style.overflowX !== 'scroll') return true;
    return (isWide && hides(style.overflowX)) || (isHigh && hides(style.overflowY));
  };
  return [...document.querySelectorAll('body *')]
    .filter((box) => box.clientWidth > 1 && box.clientHeight > 1 && !box.closest('svg, .sr-only'))
    .filter((box) => cuts(box, getComputedStyle(box)))
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && box.innerText?.trim())
    .map((box) => box.outerHTML.slice(0, 160));
})()`;

/** How many times as high as its entries the way to the page is: about once where they stand on one line. */
const linesOfCrumbs = `(() => {
  const crumbs = document.querySelector('.crumbs');
  return crumbs ? crumbs.clientHeight / Math.max(...[...crumbs.children].map((each) => each.clientHeight)) : 1;
})()`;

type Misfits = { cutText: string[]; crumbs: number };

/** Windows that every page must fit: small phones, then a window of 1280 × 800 px at a zoom of 400 and 200 %, a tablet. */
const windows = [
  { width: 320, height: 200 },
  { width: 360, height: 740 },
  { width: 640, height: 400 },
  { width: 768, height: 740 },
];

/**
 * Checks that nothing makes the page scroll sideways, no text is cut off and the way to it keeps to one line, from the
 * smallest phone to a tablet (B13).
 */
export async function expectToFit(page: Page, name: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    // Rules that hang on the width apply from the next frame on.
    await page.evaluate<number>('new Promise(requestAnimationFrame)');
    const where = `${name} at ${size.width} × ${size.height} px`;
    // Charts learn their width after the page has it, and draw a frame later.
    await expect.poll(() => page.evaluate<string[]>(overhang), `what is too wide on ${where}`).toEqual([]);
    const found = await page.evaluate<Misfits>(`({ cutText: ${cutText}, crumbs: ${linesOfCrumbs} })`);
    expect(found.cutText, `text cut off on ${where}`).toEqual([]);
    expect(found.crumbs, `lines of the way to ${where}`).toBeLessThan(1.5);
  }
}

/** Numbers of documents that the end of a line breaks in two. */
const brokenNumbers = `(() => {
  const range = document.createRange();
  const isBroken = (node, { 0: number, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + number.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  };
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const found of node.data.matchAll(/[A-Z]*\\d{4}-\\d{4}/g)) if (isBroken(node, found)) broken.push(node.data);
  }
  return broken;
})()`;

/** Checks that phones keep the numbers of documents in one line. */
export async function expectWholeNumbers(page: Page, name: string): Promise<void> {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate<number>('new Promise(requestAnimationFrame)');
    expect(await page.evaluate<string[]>(brokenNumbers), `broken numbers on ${name} at ${width} px`).toEqual([]);
  }
}

/** Widths of desktops, from a small laptop to a large screen. */
const desktops = [1280, 1300, 1366, 1920, 2560];

/** Checks that nothing makes the page scroll sideways on a desktop; columns may cut long names there. */
export async function expectToFitDesktops(page: Page, name: string): Promise<void> {
  for (const width of desktops) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate<number>('new Promise(requestAnimationFrame)');
    expect(await page.evaluate<string[]>(overhang), `what is too wide on ${name} at ${width} px`).toEqual([]);
  }
}
