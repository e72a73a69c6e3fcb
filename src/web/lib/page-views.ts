import { useEffect, useRef } from 'react';
import { wantsCalm } from './browser/calm-motion.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * After a change of page without a new document: sets the title, scrolls to the top, focuses the new page's heading
 * and pushes a virtual page view (B7). The first page is left as the browser shows it, but counted.
 */
export function usePageViews(path: string, title: string): void {
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    if (shownPath.current === path) return;
    const isFirst = shownPath.current === null;
    shownPath.current = path;
    document.title = title;
    (window.dataLayer ??= []).push({ event: 'virtual_page_view', path, url: location.href, title });
    if (isFirst) return;
    // What the address names is shown by its page, or here, instead of the top.
    const named = location.hash && document.getElementById(location.hash.slice(1));
    if (named) return named.scrollIntoView();
    window.scrollTo({ top: 0, behavior: wantsCalm() ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [path, title]);
}
