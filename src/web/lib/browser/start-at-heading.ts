/**
 * After a link from another page of the site the keyboard and screen readers continue from the heading of this one (B7),
 * unless the address names a place, or something has the focus already. The browser itself starts at the top.
 */
export function startAtHeading(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isLink = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!isLink || !isFromHere || location.hash !== '' || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
