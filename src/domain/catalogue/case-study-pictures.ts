import type { CaseStudy } from './case-studies.ts';

/** Sides of the pictures of a case study's website in pixels, as `scripts/case-study-screens/render-case-studies.ts` draws them. */
const sides = { desktop: { width: 1200, height: 750 }, phone: { width: 360, height: 740 } } as const;

type Picture = { src: string; width: number; height: number };

const addressOf = (id: CaseStudy, kind: keyof typeof sides, width: number) =>
  `/case-studies/${id}-${kind}-${width}.webp`;

/** The website of a case study as seen at a desk (A5); `srcSet` has one of half the width too. */
export function desktopPicture(id: CaseStudy): Picture & { srcSet: string } {
  const src = addressOf(id, 'desktop', 1200);
  return { src, srcSet: `${addressOf(id, 'desktop', 600)} 600w, ${src} 1200w`, ...sides.desktop };
}

/** The same website as seen on a phone. */
export function phonePicture(id: CaseStudy): Picture {
  return { src: addressOf(id, 'phone', 360), ...sides.phone };
}
