import { useEffect } from 'react';

const mark = /^\(\d+\+?\) /;

/** Puts a count before the document's title, such as "(3) …", whichever screen sets the title; null removes it. */
export function useTitleCount(count: string | null): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    const show = (prefix: string): void => {
      const wanted = prefix + document.title.replace(mark, '');
      if (document.title !== wanted) document.title = wanted;
    };
    const prefix = count === null ? '' : `(${count}) `;
    show(prefix);
    const observer = new MutationObserver(() => show(prefix));
    observer.observe(title, { childList: true });
    return () => {
      observer.disconnect();
      show('');
    };
  }, [count]);
}
