import type { Locator, Page } from '@playwright/test';

/** A person types 200 characters a minute, and needs this long for each tap (reading, aiming, pressing). */
const typingMs = 60_000 / 200;
const tapMs = 600;
/** Time on each new screen until its first line is read. */
const screenMs = 800;

/** See `personAt`. */
export type Person = ReturnType<typeof personAt>;

/**
 * A person who taps and types. Typing takes its real time, because pages work meanwhile; the time for reading and aiming
 * is added afterwards, as if the page had done nothing in the meantime.
 */
export function personAt(page: Page) {
  const person = {
    taps: 0,
    screens: 0,
    characters: 0,
    thinkingMs: () => person.taps * tapMs + person.screens * screenMs,
    async tap(target: Locator) {
      await target.tap();
      person.taps += 1;
    },
    async type(text: string) {
      await page.locator(':focus').pressSequentially(text, { delay: typingMs });
      person.characters += text.length;
    },
  };
  return person;
}
