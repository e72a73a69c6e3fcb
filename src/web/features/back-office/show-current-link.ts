/**
 * Scrolls to the link of the current screen where a low window cuts it off: the list of links, or on a very low one all of the rail. By
 * hand, because `scrollIntoView` would also make the next Tab begin there.
 */
export function showCurrentLink(link: Element | null): void {
  const list = link?.closest('nav');
  const scrolled = [list, list?.parentElement].find((each) => each && each.scrollHeight > each.clientHeight);
  if (!link || !scrolled) return;
  const { top, bottom } = link.getBoundingClientRect();
  const seen = scrolled.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom) scrolled.scrollTop += top - seen.top - seen.height / 2;
}
