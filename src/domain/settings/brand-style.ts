import type { BrandColours, BrandPalette } from './brand-colours.ts';

const tokens: Record<keyof BrandColours, string> = {
  line: '--line',
  lineShade: '--line-shade',
  action: '--action',
  actionHover: '--action-hover',
  onAction: '--on-action',
};

/** Each token that carries the brand's colour, with its value. */
export function brandTokens(colours: BrandColours): [token: string, value: string][] {
  return (Object.keys(tokens) as (keyof BrandColours)[]).map((name) => [tokens[name], colours[name]]);
}

/**
 * CSS rules that replace the product's colour by an agency's. They have a higher specificity than tokens.css, because
 * the stylesheet of all screens is loaded after the document's own styles.
 */
export function brandStyle({ light, dark }: BrandPalette): string {
  const rule = (selector: string, colours: BrandColours) =>
    `${selector}{${brandTokens(colours)
      .map((pair) => pair.join(':'))
      .join(';')}}`;
  return rule(':root:root,[data-theme][data-theme=light]', light) + rule('[data-theme][data-theme=dark]', dark);
}
