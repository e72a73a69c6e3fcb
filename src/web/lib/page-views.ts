import { useEffect, useRef } from 'react';
import { wantsCalm } from './browser/calm-motion.ts';
import { countPageView } from './count-page-view.ts';

/**
 * Counts each page of the back office (B7). After a change of page without a new document it sets the title first, scrolls
 * to the top and focuses the new page's heading; the first page is left as the browser shows it.
 */
export function usePageViews(path: string, title: string): void {
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    if (shownPath.current === path) return;
    const isFirst = shownPath.current === null;
    shownPath.current = path;
    document.title = title;
    countPageView();
    if (isFirst) return;
    // What the address names is shown by its page, or here, instead of the top.
    const named = location.hash && document.getElementById(location.hash.slice(1));
    if (named) return named.scrollIntoView();
    window.scrollTo({ top: 0, behavior: wantsCalm() ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [path, title]);
}
