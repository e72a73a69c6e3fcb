declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Tells the tag manager's data layer which page is shown (B7). */
export function countPageView(): void {
  const { pathname: path, href: url } = location;
  (window.dataLayer ??= []).push({ event: 'virtual_page_view', path, url, title: document.title });
}
