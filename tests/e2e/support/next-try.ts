import type { Locator } from '@playwright/test';

/** Presses for the next try, unless what is kept sends itself just then and leads on to the confirmation. */
export async function nextTry(button: Locator, confirmed: Locator): Promise<void> {
  await Promise.race([button.click(), confirmed.waitFor()]);
}
