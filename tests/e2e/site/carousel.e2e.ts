import { type Locator, type Page, devices, expect } from '@playwright/test';
import { testimonials } from '#domain/catalogue/testimonials.ts';
import { localeOf } from '#domain/languages.ts';
import { testimonials as texts } from '#locales/sk/content/testimonials.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectStops, tabTo } from '#tests/e2e/support/keyboard-stops.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
test.use({ locale: localeOf.sk, reducedMotion: 'no-preference' });

const t = textsOf('sk');
const count = testimonials.length;
const turnMs = 7000;

function carouselOf(page: Page) {
  const region = page.getByRole('region', { name: t('home:testimonials.title') });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  return {
    region,
    track: region.getByRole('group', { name: t('home:testimonials.label') }),
    pause: button(t('home:testimonials.pause')),
    play: button(t('home:testimonials.play')),
    next: button(t('home:testimonials.next')),
    previous: button(t('home:testimonials.previous')),
    pick: (number: number) => button(t('home:testimonials.goTo', { number })),
    /** The slide of that number stands in the window of the track, and screen readers are given it alone. */
    async expectShown(number: number) {
      const label = t('home:testimonials.position', { number, count });
      const given = region.locator(
        `[aria-roledescription="${t('home:testimonials.slide')}"]:not([aria-hidden="true"])`,
      );
      await expect(given).toHaveCount(1);
      await expect(given).toHaveAttribute('aria-label', label);
      await expect(given).toBeInViewport({ ratio: 0.5 });
      await expect(button(t('home:testimonials.goTo', { number }))).toHaveAttribute('aria-current', 'true');
    },
  };
}

/** Opens the home page at its testimonials; time stands still from then on, save for `page.clock.runFor`. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await untilHydrated(page);
  const carousel = carouselOf(page);
  await carousel.track.scrollIntoViewIfNeeded();
  await expect(carousel.region).toHaveAttribute('data-ready', 'true');
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
  await carousel.expectShown(1);
  return carousel;
}

test('A1 testimonials turn every seven seconds, begin anew after the last, and move nothing around them', async ({
  page,
}) => {
  const { track, expectShown } = await open(page);
  const height = (await track.boundingBox())?.height;
  await expect(track).toHaveAttribute('aria-live', 'off');
  for (const number of [2, 3, 4, 5, 6, 1]) {
    await page.clock.runFor(turnMs);
    await expectShown(number);
    expect((await track.boundingBox())?.height).toBe(height);
  }
});

test('A1 testimonials stand still under the mouse, with the focus among them and in a hidden tab', async ({ page }) => {
  const { track, next, expectShown } = await open(page);
  const expectStill = async (number: number) => {
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * turnMs);
    await expectShown(number);
  };
  await track.hover();
  await expectStill(1);
  await page.mouse.move(0, 0);
  await expect(track).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(turnMs);
  await expectShown(2);

  await next.focus();
  await expectStill(2);
  await next.blur();
  await expect(track).toHaveAttribute('aria-live', 'off');

  const turnTab = async (state: string) => {
    await page.evaluate<unknown>(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${state} });
      document.dispatchEvent(new Event('visibilitychange'));`);
  };
  await turnTab('true');
  await expectStill(2);
  await turnTab('false');
  await page.clock.runFor(turnMs);
  await expectShown(3);
});

test('A1 B13 by keys alone the switch comes first and stops it, and buttons, scale and arrows show any testimonial', async ({
  page,
}) => {
  const { region, track, pause, play, next, previous, pick, expectShown } = await open(page);
  // The last stop before the testimonials.
  await page.getByRole('link', { name: t('home:specialization.action'), exact: true }).focus();
  await expectStops(page, 'Tab', [pause]);
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  await page.mouse.move(0, 0);
  await play.blur();
  await page.clock.runFor(2 * turnMs);
  await expectShown(1);

  await play.focus();
  await expectStops(page, 'Tab', [previous]);
  await page.keyboard.press('Enter');
  await expectShown(count);
  await expectStops(page, 'Tab', [next]);
  await page.keyboard.press('Space');
  await expectShown(1);
  await expectStops(page, 'Tab', [pick(1), pick(2), pick(3), pick(4)]);
  await page.keyboard.press('Enter');
  await expectShown(4);
  await tabTo(page, track);
  await page.keyboard.press('ArrowRight');
  await expectShown(5);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(3);

  await play.focus();
  await page.keyboard.press('Space');
  await expect(pause).toBeFocused();
  await page.clock.runFor(turnMs);
  await expectShown(4);
  await expect(region).toHaveAttribute('aria-roledescription', t('home:testimonials.carousel'));
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('A1 testimonials start paused where the device asks for less motion, and turn when told to', async ({
    page,
  }) => {
    const { track, play, expectShown } = await open(page);
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * turnMs);
    await expectShown(1);
    await play.click();
    await page.clock.runFor(turnMs);
    await expectShown(2);
  });

  test('B13 with less motion the buttons appear with their names, for nothing passes from hidden to shown', async ({
    page,
  }) => {
    await page.addInitScript(noteTransitions);
    await page.goto('/');
    await untilHydrated(page);
    const { region, play } = carouselOf(page);
    await expect(region).toHaveAttribute('data-ready', 'true');
    await expect(play).toBeVisible();
    expect(await page.evaluate<string[]>('window.transitions')).toEqual([]);
  });
});

/** Runs in the browser: notes the properties that pass slowly from one value to another. */
const noteTransitions = `window.transitions = [];
  addEventListener('transitionrun', (event) => window.transitions.push(event.propertyName));`;

/** Draws a finger across the track as a touch screen reports it. */
async function swipe(page: Page, track: Locator, across: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const box = await track.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 40];
  const at = (share: number) => [{ x: x + across * share, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test.describe('on a phone', () => {
  test.use(phone);

  test('A1 a swipe of 50 px shows the next testimonial or the one before, and stops the turning', async ({ page }) => {
    const { track, play, expectShown } = await open(page);
    await swipe(page, track, -40);
    await expectShown(1);
    await expect(play).toBeVisible();
    await swipe(page, track, -80);
    await expectShown(2);
    await page.clock.runFor(2 * turnMs);
    await expectShown(2);
    await swipe(page, track, 80);
    await expectShown(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A1 A2 without scripts all testimonials stand in one row to scroll, and no button is dead', async ({ page }) => {
    await page.goto('/');
    const { region } = carouselOf(page);
    for (const testimonial of testimonials) {
      await expect(region.getByText(texts[testimonial].quote)).toBeVisible();
      await expect(region.getByText(texts[testimonial].author)).toBeVisible();
    }
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(region.getByText(t('home:testimonials.sample'))).toBeVisible();
  });
});
