/**
 * Space for an element that covers the lowest `height` px of the window: the page ends above it, focused elements
 * scroll out from under it and from under a page's own bars (WCAG 2.2, 2.4.11), a text area by half of itself, and the price
 * bar is placed on it. On paper nothing is covered, and the space would be an empty sheet. Separate rules, because a
 * variable on the root would make the browser recalculate the styles of every element; outside the layers, because a
 * further sheet with layers makes it lay out all text again.
 */
function rules(height: number): string {
  return `@media screen {
    html { scroll-padding-block-end: max(${height}px, min(12rem, 40%)); }
    body { padding-block-end: ${height}px; }
    html:has(textarea) { scroll-padding-block-end: calc(4rem + ${height}px); }
    .live-price-bar { translate: 0 -${height}px; }
    @media (width < 75rem) {
      html:has(.live-price-bar) { scroll-padding-block-end: calc(5rem + ${height}px); }
    }
  }`;
}

/**
 * Ref of an element at the foot of the window: reserves space below the page for it, at every size; returns the
 * cleanup.
 */
export function reserveSpaceBelow(element: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const resized = new ResizeObserver(() => sheet.replaceSync(rules(element.offsetHeight)));
  resized.observe(element);
  return () => {
    resized.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
