import { type Page, expect } from '@playwright/test';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { type Person, personAt } from './person.ts';

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
