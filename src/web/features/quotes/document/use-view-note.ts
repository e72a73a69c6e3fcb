import { useEffect } from 'react';

/** How long a quote must be visible until a person counts as having looked at it (domain rules, "Quote"), in ms. */
const lookMs = 5000;

/**
 * Notes that the quote was looked at, once the page has been visible for some seconds without a break: mail scanners and
 * prefetching do not stay. Null notes nothing.
 */
export function useViewNote(token: string | null): void {
  useEffect(() => {
    if (token === null) return undefined;
    let timer: number | undefined;
    const note = async () => {
      document.removeEventListener('visibilitychange', follow);
      const { noteView } = await import('./note-view.ts');
      await noteView(token);
    };
    const follow = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = window.setTimeout(() => void note(), lookMs);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.clearTimeout(timer);
    };
  }, [token]);
}
