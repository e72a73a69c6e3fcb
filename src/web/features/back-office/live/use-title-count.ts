import { useEffect } from 'react';

const mark = /^\(\d+\+?\) /;

/** Puts a count before the title of the document, such as "(3) …", whatever screen sets the title; none for null. */
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
