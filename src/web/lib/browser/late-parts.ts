/*
 * Parts of a page below its first screen are laid out once that is on the screen in its fonts, one in each frame: on a slow
 * phone the whole page in one piece would keep a visitor's first press waiting. Until then `styles/late-parts.css` holds
 * them back by `content-visibility`. Part of the inline script, so each function knows nothing but the browser.
 */

/**
 * Holds them back from before the page is parsed. Not where the address names a place, or the browser returns to one: it
 * would miss it by the error of the estimated heights.
 */
export function holdLateParts(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash === '' && entry?.type === 'navigate') document.documentElement.dataset['late'] = '';
}

/** Lays them out one after another while the browser is idle. Safe to call again. */
export function layOutLateParts(): void {
  const { dataset } = document.documentElement;
  if (dataset['late'] !== '') return;
  dataset['late'] = 'begun';
  const parts = document.querySelectorAll<HTMLElement>('section, article, footer').values();
  const next = (): void => {
    const part = parts.next().value;
    if (!part) {
      delete dataset['late'];
      return;
    }
    if (getComputedStyle(part).contentVisibility !== 'auto') return next();
    part.style.contentVisibility = 'visible';
    // Two in one frame would be one task.
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 200 });
      else setTimeout(next);
    });
  };
  next();
}
