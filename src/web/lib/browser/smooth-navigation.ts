/**
 * Lets a page fade into the next one, which is a document of its own (CSS View Transitions 2), and holds the first paint back until the first
 * screen is whole (`rel=expect`, HTML). Said by script, because checkers of documents and style sheets do not know
 * either yet. Part of the inline script, so it knows nothing but the browser, and the last one: browsers from before 2023 know no constructed
 * sheet, and then nothing else is lost.
 */
export function smoothNavigation(): void {
  const { expects } = document.documentElement.dataset;
  if (expects) {
    const wait = { rel: 'expect', href: expects, blocking: 'render' };
    document.head.append(Object.assign(document.createElement('link'), wait));
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@media not (prefers-reduced-motion){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:.15s}}',
  );
  document.adoptedStyleSheets.push(sheet);
}
