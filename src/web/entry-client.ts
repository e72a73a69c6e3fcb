import './styles/app.css';

/*
 * Keeps React away from the first paint: pages to read start it when the browser is idle or at the first touch,
 * pages to work on right after (architecture, "Ship little JavaScript").
 */
const triggers = ['pointerdown', 'keydown', 'focusin'] as const;
let hasStarted = false;

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const trigger of triggers) removeEventListener(trigger, start, true);
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate());
}

/** Once what has arrived is on the screen; after a second in browsers that keep their paint times to themselves. */
function afterPaint(next: () => void): void {
  new PerformanceObserver(next).observe({ type: 'paint', buffered: true });
  setTimeout(next, 1000);
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 200);
}

const whenIdle = () => afterPaint(startWhenIdle);

if (document.body.dataset['start'] === 'now') {
  afterPaint(start);
} else {
  for (const trigger of triggers) addEventListener(trigger, start, { capture: true, passive: true });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
