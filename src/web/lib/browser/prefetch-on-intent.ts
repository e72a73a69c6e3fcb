/** How long (ms) the mouse rests on a link before its page is fetched. */
const restMs = 65;

/**
 * Fetches a page of the site once somebody is about to open it, in browsers that do not follow the document's speculation
 * rules. The same links as there: no files, no change of language, nothing that only the server knows.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.href]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event): void => {
    clearTimeout(timer);
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([rel],[hreflang],[download],[target])');
    if (!link || fetched.has(link.href)) return;
    timer = setTimeout(
      () => {
        fetched.add(link.href);
        const hint = document.createElement('link');
        hint.rel = 'prefetch';
        hint.href = link.href;
        document.head.append(hint);
      },
      event.type === 'touchstart' ? 0 : restMs,
    );
  };
  for (const type of ['mouseover', 'touchstart']) document.addEventListener(type, consider, { passive: true });
}
