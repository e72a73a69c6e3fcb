import { type Page, expect } from '@playwright/test';
import { createQuote, getQuote } from '#contract/quotes/quotes.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { dragByFinger } from '#tests/e2e/support/draw-by-finger.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce' });

const t = textsOf('sk');
const money = (amount: number) => formatExactMoney(amount, 'EUR', 'sk');

/** Opens an empty draft in Slovak. */
async function openDraft(page: Page): Promise<string> {
  await officeScreen(page, 'sk').open(pathOf('adminQuotes', 'sk'));
  await expect(page.getByRole('heading', { level: 1, name: t('quotes:list.title') })).toBeVisible();
  const made = await callsTo(page.request, '')('POST', createQuote.path, {
    source: { kind: 'empty', language: 'sk', customerId: null },
  });
  const { id } = createQuote.output.parse(made);
  await page.goto(pathOf('adminQuote', 'sk', { id }));
  await untilHydrated(page);
  return id;
}

/** The lines as they are stored, as soon as they are these. */
async function expectStored(page: Page, id: string, expected: (string | number)[][]): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(getQuote.path.replace(':id', id));
    const { content } = getQuote.output.parse(await answer.json());
    expect(content.lines.map(({ name, quantity, unitPrice }) => [name, quantity, unitPrice])).toEqual(expected);
  }).toPass();
}

/** Pieces of work of the library that are suggested. */
const suggestions = (page: Page) =>
  page.getByRole('listbox', { name: t('quoteEditor:grid.library') }).getByRole('option');

/** Pastes text as a spreadsheet leaves it in the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);

test('H2 lines are written, priced, moved, pasted and undone by keyboard alone, as in a spreadsheet', async ({
  page,
}) => {
  const id = await openDraft(page);
  const grid = page.getByRole('grid', { name: t('quoteEditor:grid.label') });
  const names = grid.getByRole('rowheader');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: t('quoteEditor:grid.add') }).press('Enter');

  // A piece of work of the library, half a quantity more, ten percent off, the lower rate, monthly, optional, with a cost.
  await page.keyboard.type('pobo');
  await expect(suggestions(page)).toHaveText(/Pobočky/);
  await press('ArrowDown', 'Enter');
  await expect(names).toHaveText(['Pobočky']);
  await page.keyboard.type('2,5');
  await press('Tab', 'Tab');
  await page.keyboard.type('1 200,50');
  await press('Tab');
  await page.keyboard.type('10 %');
  await press('Tab', 'Tab', 'Enter', 'ArrowDown', 'Tab');
  await press('Space');
  await press('Tab');
  await page.keyboard.type('50');
  await expect(grid.getByRole('row').nth(1)).toContainText(money(270_113));

  // Tab makes the next line. What cannot be read stays, beside a sentence.
  await press('Tab');
  await page.keyboard.type('Galéria');
  await press('Tab');
  await page.keyboard.type('veľa');
  await press('Tab');
  await expect(grid.getByText(t('quoteRules:unreadable'))).toBeVisible();
  await expect(grid.getByText('veľa')).toBeVisible();
  await press('ArrowLeft');
  await page.keyboard.type('3');
  await press('Enter');
  await expect(grid.getByText(t('quoteRules:unreadable'))).toHaveCount(0);
  await press('Control+d', 'Alt+ArrowUp');
  await expect(names).toHaveText(['Galéria', 'Pobočky', 'Galéria']);
  await expect(
    page.getByText(t('quoteEditor:grid.reports.moved', { name: 'Galéria', place: 1, of: 3 })),
  ).toBeAttached();
  await press('Control+z', 'Control+z', 'Control+y');
  await expect(names).toHaveText(['Pobočky', 'Galéria', 'Galéria']);
  await press('Control+Delete');
  await expect(names).toHaveText(['Pobočky', 'Galéria']);

  // Rows of a spreadsheet; the third of them has no number.
  await paste(page, 'Názov\tPočet\tMJ\tCena\nFotky\t3\tks\t40,00\nLogo\tpár\tks\t5\nTlač\t1\tks\t1 250');
  await expect(page.getByText(t('quoteEditor:grid.pasted.added', { count: 2 }))).toBeVisible();
  await expect(page.getByText(t('quoteEditor:grid.pasted.rejected', { count: 1, rows: '3' }))).toBeVisible();
  await expectStored(page, id, [
    ['Pobočky', 2500, 120_050],
    ['Galéria', 3000, 0],
    ['Fotky', 3000, 4000],
    ['Tlač', 1000, 125_000],
  ]);
  // Nobody has said yet that the agency pays tax.
  const totals = page.getByRole('table', { name: t('quoteEditor:grid.totals.label') });
  await expect(totals.getByRole('row', { name: t('quoteEditor:grid.totals.untaxed') })).toContainText(money(137_000));

  // Tab leaves the grid from an empty last line.
  await press('Control+End', 'ArrowLeft', 'Tab');
  await expect(names).toHaveCount(5);
  await press('Escape');
  for (let cell = 0; cell < 9; cell += 1) await press('Tab');
  await expect(page.getByRole('button', { name: t('quoteEditor:grid.add') })).toBeFocused();
  await expect(names).toHaveCount(4);
});

test('H2 lines are dragged by their handle with mouse and finger, and the grid is accessible and fits a phone', async ({
  page,
}) => {
  const id = await openDraft(page);
  await page.getByRole('button', { name: t('quoteEditor:grid.add') }).click();
  await paste(page, 'Web\t1200\nFotky\t40\nTlač\t55,50');
  const names = page.getByRole('grid').getByRole('rowheader');
  await expect(names).toHaveText(['Web', 'Fotky', 'Tlač']);
  const drag = async (from: number, to: number) => {
    const rows = page.locator('[data-line]');
    const handle = await rows.nth(from).locator('[data-handle]').boundingBox();
    const target = await rows.nth(to).boundingBox();
    if (!handle || !target) throw new Error('Nothing to drag.');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x, target.y + target.height - 4, { steps: 4 });
    await page.mouse.up();
  };
  await drag(0, 1);
  await expect(names).toHaveText(['Fotky', 'Web', 'Tlač']);
  await drag(0, 2);
  await expectStored(page, id, [
    ['Web', 1000, 120_000],
    ['Tlač', 1000, 5550],
    ['Fotky', 1000, 4000],
  ]);
  const rows = page.locator('[data-line]');
  await dragByFinger(page, rows.nth(0).locator('[data-handle]'), rows.nth(1));
  await expect(names).toHaveText(['Tlač', 'Web', 'Fotky']);
  await names.nth(2).click();
  await page.keyboard.type('pobo');
  await expect(suggestions(page)).toBeVisible();
  await expectAccessible(page, 'suggestions in the grid of lines', '.line-grid-frame');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('veľa');
  await page.keyboard.press('Tab');
  await expectAccessible(page, 'the grid of lines', '.line-grid-frame');
  await expectToFit(page, 'the grid of lines');
});
