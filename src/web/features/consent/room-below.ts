/**
 * Room for what covers the lowest `height` px of the window: the page ends above it, what has the focus scrolls out from
 * under it (WCAG 2.2, 2.4.11), and the price bar stands on it. Rules of their own, because a variable on the root would
 * make the browser style every element of the page again.
 */
function rules(height: number): string {
  return `
    @layer base {
      html { scroll-padding-block-end: ${height}px; }
      body { padding-block-end: ${height}px; }
    }
    @layer components {
      .live-price-bar { translate: 0 -${height}px; }
      @media (width < 75rem) {
        html:has(.live-price-bar) { scroll-padding-block-end: calc(5rem + ${height}px); }
      }
    }`;
}

/** Keeps room below the page for an element at the foot of the window, whatever its size becomes; returns the end of it. */
export function keepRoomBelow(element: HTMLElement): () => void {
  const resized = new ResizeObserver(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules(element.offsetHeight));
    document.adoptedStyleSheets = [sheet];
  });
  resized.observe(element);
  return () => {
    resized.disconnect();
    document.adoptedStyleSheets = [];
  };
}
