/*
 * What waits for the first paint. Sent as text (`boot-script.ts`), so each function knows nothing but its parameters, the browser and
 * `afterPaint`.
 */

/**
 * Calls when all that the document says is on the screen: two frames after its end, and not before the browser reports
 * a paint; after a second in browsers that keep their paint times to themselves.
 */
export function afterPaint(next: () => void): void {
  let isCalled = false;
  const call = (): void => {
    if (isCalled) return;
    isCalled = true;
    next();
  };
  const whenPainted = (): void => {
    // The first paint may be of nothing but the ground.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) call();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(call, 1000);
  };
  const inTwoFrames = (): unknown => requestAnimationFrame(() => requestAnimationFrame(whenPainted));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', inTwoFrames);
  else inTwoFrames();
}

/**
 * Brings the brand's fonts, which the sheet describes for browsers without scripts. At the first page of a visit they are
 * fetched once the text is there to read in fonts of the device, which are scaled to the same size, and then appear
 * together; later pages have them from the start. A font that is added makes the browser lay text out again; another
 * font family would make it style every element as well. Calls once they are there, or a moment later; may call twice.
 */
export function startFonts(next: () => void): void {
  const findFonts = (): FontFace[] =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => {
        const read = (name: string) => style.getPropertyValue(name);
        const descriptors = {
          weight: read('font-weight'),
          unicodeRange: read('unicode-range'),
          display: 'swap',
        } as const;
        return new FontFace(read('font-family').replaceAll('"', ''), read('src'), descriptors);
      });
  const show = (fonts: readonly FontFace[]): void => {
    for (const font of fonts) document.fonts.add(font);
  };
  if (document.referrer.startsWith(`${location.origin}/`)) {
    show(findFonts());
    afterPaint(next);
    return;
  }
  afterPaint(() => {
    const fonts = findFonts();
    // The other parts of a font are for letters that few pages show.
    const own = fonts.filter(({ unicodeRange }) => /^U\+20\b/i.test(unicodeRange));
    void Promise.allSettled(own.map((font) => font.load())).then(() => {
      show(fonts);
      next();
    });
    // Not on a slow line.
    setTimeout(next, 100);
  });
}

/** Names what devices keep the site as an app by, and its icon, only once the page is there to read. */
export function startManifest(): void {
  afterPaint(() => {
    if (document.querySelector('link[rel=manifest]')) return;
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `/site.webmanifest?lng=${document.documentElement.lang}`;
    document.head.append(link);
  });
}
