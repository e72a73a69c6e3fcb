import type { CaseStudy } from './case-studies.ts';

/** Sides of the pictures of a case study's website in pixels, as `scripts/case-study-screens/render-case-studies.ts` draws them. */
const sides = { desktop: { width: 1200, height: 750 }, phone: { width: 360, height: 740 } } as const;

type Kind = keyof typeof sides;
/** `srcSet` names the same picture by widths; `avif` too, in a format with a third less bytes that old browsers do not read. */
type Picture = { src: string; srcSet: string; avif: string; width: number; height: number };

/** The website of a case study as seen at a desk (A5), also of half the width. */
export const desktopPicture = (id: CaseStudy): Picture => pictureOf(id, 'desktop', [600, 1200]);

/** The same website as seen on a phone. */
export const phonePicture = (id: CaseStudy): Picture => pictureOf(id, 'phone', [360]);

/** The last of the widths is the whole one. */
function pictureOf(id: CaseStudy, kind: Kind, widths: readonly number[]): Picture {
  const setOf = (format: string) =>
    widths.map((width) => `/case-studies/${id}-${kind}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `/case-studies/${id}-${kind}-${widths.at(-1)}.webp`,
    srcSet: setOf('webp'),
    avif: setOf('avif'),
    ...sides[kind],
  };
}
