import { useEffect } from 'react';

/** Takes the draft along where a link leads to the host of another language (C7). */
export function useHandOver(): void {
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (!link || link.origin === location.origin || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = link;
  import('./hand-over.ts').then(
    ({ handOver }) => handOver(href),
    () => location.assign(href),
  );
}
