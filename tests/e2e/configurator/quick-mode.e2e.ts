import { type Locator, type Page, expect } from '@playwright/test';
import { type Language, languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { slowPhone, smallPhone } from '#tests/e2e/support/slow-phone.ts';

/** A person types 200 characters a minute and, for each tap, reads, aims and presses for so long. */
const typingMs = 60_000 / 200;
const tapMs = 600;
/** For each new screen so long goes by until the first thing on it is read. */
const screenMs = 800;
const limitMs = 60_000;
/** Two of kind, goal, trade, three of size, six times on, two fields, one to send. */
const mostTaps = 16;

test.use({
  ...smallPhone,
  // The server's own patience with quick visitors stays as it is for everyone.
  siteName: 'with its own patience',
  environment: { MINIMUM_FILL_MS: '3000' },
  // Pictures of each step would be drawn by the slowed processor.
  trace: 'off',
});

// They come last, and one after the other would leave half the machine idle.
test.describe.configure({ mode: 'parallel' });

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`C1 the quick mode is done in under 60 seconds on a slow phone, typing at 200 characters a minute (${language})`, async ({
      page,
    }) => {
      await slowPhone(page);
      const person = personAt(page);
      const startedAt = Date.now();
      await fillIn(page, language, person);
      const machineMs = Date.now() - startedAt;
      const totalMs = machineMs + person.thinkingMs();
      const { taps, characters } = person;
      const figures = `${Math.round(totalMs / 100) / 10} s in all, of which ${Math.round(machineMs / 100) / 10} s of page and typing; ${taps} taps, ${characters} characters`;
      console.info(`quick mode (${language}): ${figures}`);
      test.info().annotations.push({ type: 'quick mode', description: figures });
      expect(totalMs, figures).toBeLessThan(limitMs);
      expect(taps).toBeLessThanOrEqual(mostTaps);
    });
  });
}

type Person = ReturnType<typeof personAt>;

/**
 * Someone who taps and types. Typing takes its real time, since pages work meanwhile; reading and aiming are added up
 * afterwards, as if the page had done nothing in the meantime.
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
