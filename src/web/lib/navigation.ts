import { useEffect } from 'react';
import { navigate as changeAddress, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { matchPath, redirects } from '#domain/routes.ts';
import { usePage } from './page-context.ts';

/** Path shown; on the server and while React takes over, the path that the document was rendered for. */
export function usePath(renderedPath: string): string {
  return usePathname({ ssrPath: renderedPath });
}

/** Query of the address shown; while React takes over, the part of it that the document was rendered from. */
export function useQuery(): URLSearchParams {
  const { data } = usePage();
  return new URLSearchParams(useSearch({ ssrSearch: data.query ?? '' }));
}

export { useHistoryState };

/** Changes the address within the site, `?` meaning no query; `replace` leaves no entry in the history. */
export function navigate(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  const { pathname, search, hash } = new URL(to, location.href);
  changeAddress(`${pathname}${search}${hash}`, options);
}

/** Turns clicks on links within the site into changes of page, so that links can be plain ones everywhere. */
export function useLinks(): void {
  useEffect(() => {
    document.addEventListener('click', followLink);
    return () => document.removeEventListener('click', followLink);
  }, []);
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event) || !isWithinSite(link)) return;
  const address = new URL(link.href);
  const isSamePage = address.pathname === location.pathname && address.search === location.search;
  if (isSamePage && address.hash !== '') return;
  event.preventDefault();
  navigate(`${address.pathname}${address.search}${address.hash}`);
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Files, other sites, another language and what asks for a new document are the browser's own to open. */
function isWithinSite(link: HTMLAnchorElement): boolean {
  if (link.target !== '' || link.hasAttribute('download') || 'reload' in link.dataset) return false;
  const address = new URL(link.href);
  const isOwn = address.origin === location.origin && !(address.pathname in redirects);
  return isOwn && !address.searchParams.has('lng') && matchPath(address.pathname) !== null;
}
