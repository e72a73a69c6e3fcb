import { navigate as changeAddress, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import { isOfficeScreen, matchPath } from '#domain/routes.ts';
import { usePage } from './page-context.ts';

/** Path shown; on the server and while React takes over, the path that the document was rendered for. */
export function usePath(renderedPath: string): string {
  return usePathname({ ssrPath: renderedPath });
}

/** Query of the address shown; while React takes over, the part of it that the document was rendered from. */
export function useQuery(): URLSearchParams {
  const { data } = usePage();
  // A NUL, which nobody types, would fail the call of a list.
  return new URLSearchParams(useSearch({ ssrSearch: data.query ?? '' }).replaceAll('%00', ''));
}

export { useHistoryState };

/**
 * Changes the address within the page or the back office, `?` meaning no query; `replace` leaves no entry in the history.
 */
export function navigate(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  const { pathname, search, hash } = new URL(to, location.href);
  changeAddress(`${pathname}${search}${hash}`, options);
}

/**
 * Turns clicks on links within the page, or from one screen of the back office to another, into changes of the address, so
 * that links can be plain ones everywhere. Returns how to stop.
 */
export function followLinks(): () => void {
  document.addEventListener('click', followLink);
  return () => document.removeEventListener('click', followLink);
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event) || !isWithin(link)) return;
  const address = new URL(link.href);
  const isSamePage = address.pathname === location.pathname && address.search === location.search;
  if (isSamePage && address.hash !== '') return;
  event.preventDefault();
  navigate(`${address.pathname}${address.search}${address.hash}`);
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Files, other sites and pages, another language and what asks for a new document are the browser's own to open. */
function isWithin(link: HTMLAnchorElement): boolean {
  if (link.target !== '' || link.hasAttribute('download') || 'reload' in link.dataset) return false;
  const address = new URL(link.href);
  if (address.origin !== location.origin || address.searchParams.has('lng')) return false;
  return address.pathname === location.pathname || [address, location].every(({ pathname }) => isInOffice(pathname));
}

const isInOffice = (path: string): boolean => isOfficeScreen(matchPath(path)?.screen ?? null);
