import { askConsent } from './features/consent/ask-consent.ts';
import { followConsent } from './features/consent/follow-consent.ts';
import { watchUncaught } from './features/errors/pass-on.ts';
import { watchNotifications } from './features/shell/watch-notifications.ts';
import { readPendingKinds } from './features/submissions/read-pending-kinds.ts';
import { hydrationEnd } from './lib/browser/hydration-end.ts';
import { openNamedPlace } from './lib/browser/open-named-place.ts';
import { prefetchOnIntent } from './lib/browser/prefetch-on-intent.ts';
import { startAtHeading } from './lib/browser/start-at-heading.ts';
import { countPageView } from './lib/count-page-view.ts';
import { readSiteData } from './site/site-data.ts';
import { startServiceWorker } from './site/start-service-worker.ts';
import { showLeftToast } from './ui/next-page-toast.ts';
import { toastStore } from './ui/toast-store.ts';
import { watchTooltips } from './ui/watch-tooltips.ts';

/*
 * The one script of every document: it makes the markup that the server has written answer, without React. Whatever few
 * visits need is loaded when they need it. What it is told stands in the document (`site-data-of.ts`).
 */
const data = readSiteData();
const { hydration } = document.body.dataset;
const isOffice = document.querySelector('.site-head') === null;

/** Shows toasts by React, once there is one; the back office has an outlet of its own. */
function watchToasts(): void {
  const stop = toastStore.subscribe(() => {
    stop();
    void import('./site/show-toasts.tsx').then(({ showToasts }) => showToasts(data.language)).catch(String);
  });
}

/** Sends what is queued, from whatever page (C11). This page or another may add to it. */
function watchQueue(): void {
  const watch = () => {
    if (!readPendingKinds()) return;
    void import('./site/send-queued.ts').then(({ sendQueued }) => sendQueued(data.language)).catch(String);
  };
  watch();
  for (const type of ['online', 'storage']) addEventListener(type, watch);
}

/** The page about cookies alone has this form, which works without it too (B12). */
function watchConsentForm(): void {
  const form = document.querySelector<HTMLFormElement>('#consent-form');
  if (!form) return;
  void import('./features/consent/follow-consent-form.ts').then((found) => found.followConsentForm(form)).catch(String);
}

/** The home page alone has one, with more than one reference (A1). */
async function runCarousels(): Promise<void> {
  const carousels = document.querySelectorAll<HTMLElement>('.carousel');
  if (carousels.length === 0) return;
  const { runCarousel } = await import('./features/home/run-carousel.ts');
  for (const carousel of carousels) runCarousel(carousel);
}

watchUncaught();
watchTooltips();
watchQueue();
if (!isOffice) {
  startAtHeading();
  watchToasts();
  showLeftToast();
  watchNotifications();
  followConsent(data);
  askConsent();
  watchConsentForm();
  openNamedPlace();
  prefetchOnIntent();
  // A page counts once it answers; one that is hydrated at once does so then.
  const isRead = hydration === 'none' || hydration === 'touch';
  void runCarousels()
    .catch(String)
    .then(() => {
      // What was pressed before is pressed again; where something is hydrated, that says when.
      if (hydration === 'none') document.dispatchEvent(new Event(hydrationEnd));
      if (isRead) countPageView();
    });
  // A page that comes back as it was left is shown once more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countPageView();
  });
}
// The worker fetches pages, which would compete with a visitor's first press. Safari has no idle callback.
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
whenIdle(() => void startServiceWorker(data));
