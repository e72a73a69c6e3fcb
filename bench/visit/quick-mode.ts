import { type Locator, type Page, expect } from '@playwright/test';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';

/** A person types 200 characters a minute, and needs this long for each tap (reading, aiming, pressing). */
const typingMs = 60_000 / 200;
const tapMs = 600;
/** Time on each new screen until its first line is read. */
const screenMs = 800;

/** The time of a walk through the quick mode, and of it the time of page and typing alone (ms). */
type QuickModeFigures = { totalMs: number; machineMs: number; taps: number; characters: number };

/** Fills in the quick mode from the open page to the confirmation, as a person with a phone does. */
export async function fillQuickMode(page: Page, language: Language): Promise<QuickModeFigures> {
  const person = personAt(page);
  const begun = performance.now();
  await fillIn(page, language, person);
  const machineMs = performance.now() - begun;
  const { taps, characters } = person;
  return { totalMs: machineMs + person.thinkingMs(), machineMs, taps, characters };
}

type Person = ReturnType<typeof personAt>;

/**
 * A person who taps and types. Typing takes its real time, because pages work meanwhile; the time for reading and aiming
 * is added afterwards, as if the page had done nothing in the meantime.
 */
function personAt(page: Page) {
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

async function fillIn(page: Page, language: Language, person: Person): Promise<void> {
  const t = textsOf(language);
  const screen = configuratorScreen(page, language);
  const next = async () => {
    await person.tap(screen.next);
    person.screens += 1;
  };
  await page.goto(pathOf('configurator', language), { waitUntil: 'commit' });
  person.screens += 1;
  await person.tap(screen.radio(t('configurator:modes.quick.name')));
  await person.tap(screen.radio(t('configurator:serviceTypes.website.name')));
  await next();
  await person.tap(screen.checkbox(t('configurator:objectives.build-trust.name')));
  await next();
  await person.tap(screen.radio(t('configurator:trades.roofer')));
  await next();
  await person.tap(screen.radio(t('configurator:sizes.small.name')));
  await person.tap(page.locator('#budget'));
  await person.tap(page.locator('#timeline'));
  await next();
  await person.tap(screen.field(t('configurator:questions.name')));
  await person.type('Ľubica Ďuríčková');
  await person.tap(screen.field(t('configurator:questions.email')));
  await person.type(`lubica.durickova.${language}@strechy.example`);
  await next();
  await person.tap(screen.button(t('configurator:summary.actions.submit')));
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
}
