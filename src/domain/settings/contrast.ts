import { linearRgb } from './oklch.ts';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const leastForText = 4.5;
/** Least contrast of controls, lines and marks (WCAG 2.2, 1.4.11). */
export const leastForMarks = 3;

/** Contrast ratio of two `#rrggbb` colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(first: string, second: string): number {
  const [one, other] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
