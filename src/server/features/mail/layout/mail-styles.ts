import { brand } from '#domain/brand.ts';
import { type BrandPalette, productPalette } from '#domain/settings/brand-colours.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

/** Colours of the product in light and dark mode (src/web/styles/tokens.css). */
const light = {
  paper: '#f1f3ee',
  sheet: '#fcfcfa',
  ink: '#1d2326',
  muted: '#464e52',
  hair: '#cbd0c8',
};
const dark: typeof light = {
  paper: '#0f2f52',
  sheet: '#163a61',
  ink: '#f0f5f7',
  muted: '#c3d3e1',
  hair: '#3b6089',
};

const font = "font-family:Barlow,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text = `${font};font-size:17px;line-height:26px;color:${light.ink}`;
const small = `${font};font-size:14px;line-height:21px;color:${light.muted}`;
const cell = `padding:8px 0;border-bottom:1px solid ${light.hair};vertical-align:baseline`;
const word = 'text-align:left;hyphens:auto';
const sum = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:16px';

/** The inline styles that carry the brand's colour. */
function brandStyles({ light: { line, action, onAction } }: BrandPalette) {
  return {
    line: `width:4px;padding:0;background-color:${line}`,
    bob: `width:0;height:0;border-left:8px solid transparent;border-right:8px solid transparent;border-top:16px solid ${line};font-size:0;line-height:0`,
    button: `${font};display:inline-block;padding:13px 24px;font-size:17px;line-height:22px;font-weight:600;color:${onAction};background-color:${action};text-decoration:none;border-radius:3px`,
    link: `color:${action};text-decoration:underline`,
  };
}

/**
 * Inline styles, the only ones that all mail programs read. Each name is also the class by which `styleSheet` changes
 * what is different on a phone and in the dark.
 */
export const styles = {
  paper: `margin:0;padding:0;background-color:${light.paper}`,
  margin: 'padding:24px 12px',
  sheet: `max-width:600px;background-color:${light.sheet};border:1px solid ${light.hair}`,
  ...brandStyles(productPalette),
  gutter: 'width:18px;padding:0',
  content: 'padding:24px 22px 8px 22px;overflow-wrap:anywhere',
  end: 'padding:0 0 24px 12px',
  brand: `${font};font-size:20px;line-height:24px;font-weight:600;letter-spacing:0.01em;margin:0 0 28px;color:${light.ink}`,
  title: `${font};font-size:26px;line-height:33px;font-weight:600;margin:0 0 20px;color:${light.ink}`,
  heading: `${font};font-size:19px;line-height:26px;font-weight:600;margin:32px 0 8px;color:${light.ink}`,
  text: `${text};margin:0 0 16px`,
  quiet: `${small};margin:0 0 16px`,
  highlight: `${text};font-weight:600;margin:0;padding:3px 0`,
  highlights: `border-top:1px solid ${light.hair};border-bottom:1px solid ${light.hair};padding:12px 0;margin:0 0 24px`,
  facts: 'margin:0 0 16px',
  name: `${small};${cell};text-align:left;font-weight:400;padding-right:16px;width:34%;overflow-wrap:normal`,
  value: `${text};${cell}`,
  column: `${small};${cell};text-align:left;font-weight:400;overflow-wrap:normal`,
  columnOfSums: `${small};${cell};${sum};font-weight:400`,
  label: `${text};${cell};${word};font-weight:400`,
  sum: `${text};${cell};${sum}`,
  totalLabel: `${text};${cell};${word};font-weight:600;border-bottom:2px solid ${light.ink}`,
  total: `${text};${cell};${sum};font-weight:600;border-bottom:2px solid ${light.ink}`,
  press: `${text};margin:24px 0`,
  below: 'padding:20px 22px 8px 44px;overflow-wrap:anywhere',
  footer: `${small};margin:0 0 12px`,
} as const;

export type StyleName = keyof typeof styles;

const tableClasses = '.value,.label,.sum,.totalLabel,.total';
const sumClasses = '.sum,.total,.columnOfSums';
const inkClasses = '.brand,.title,.heading,.text,.highlight,.value,.label,.sum,.totalLabel,.total';
const mutedClasses = '.quiet,.name,.column,.columnOfSums,.footer';
const ruledClasses = '.sheet,.highlights,.name,.value,.column,.columnOfSums,.label,.sum';

function darkBrandRules({ dark: { line, action, onAction } }: BrandPalette): string {
  return `.line{background-color:${line}!important}
.bob{border-top-color:${line}!important}
.button{background-color:${action}!important;color:${onAction}!important}
.link{color:${action}!important}`;
}

/** Smaller spaces on a phone, and the colours of dark mode; programs that ignore it show the wide light mail. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.margin{padding:8px 4px!important}
.gutter{width:10px!important}
.end{padding-left:4px!important}
.content{padding:20px 14px 4px!important}
.below{padding:16px 18px 4px 28px!important}
.title{font-size:23px!important;line-height:30px!important}
${tableClasses}{font-size:15px!important;line-height:22px!important}
${sumClasses}{padding-left:10px!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.sheet{background-color:${dark.sheet}!important}
${inkClasses}{color:${dark.ink}!important}
${mutedClasses}{color:${dark.muted}!important}
${ruledClasses}{border-color:${dark.hair}!important}
.totalLabel,.total{border-color:${dark.ink}!important}
${darkBrandRules(productPalette)}
}`;

/** Class and inline style of an element. */
export function styleOf(name: StyleName): string {
  return `class="${name}" style="${styles[name]}"`;
}

/** Parts of a mail with the product's colour, each with its replacement in the colours of the palette. */
export function lookReplacements(palette: BrandPalette): [plain: string, dressed: string][] {
  const [plain, dressed] = [brandStyles(productPalette), brandStyles(palette)];
  const names = Object.keys(plain) as (keyof typeof plain)[];
  return [
    ...names.map((name): [string, string] => [`style="${plain[name]}"`, `style="${dressed[name]}"`]),
    [darkBrandRules(productPalette), darkBrandRules(palette)],
  ];
}

type LogoInMail = { src: string; width: number; height: number };

/** The line with the agency's name, and the same line with its logo, on a light background for dark mode. */
export const brandLine = {
  plain: `<p ${styleOf('brand')}>${escapeHtml(brand.name)}</p>`,
  withLogo: ({ src, width, height }: LogoInMail) =>
    `<p ${styleOf('brand')}><img src="${src}" alt="${escapeHtml(brand.name)}" width="${width}" height="${height}" style="display:inline-block;border:0;padding:4px;margin:-4px;border-radius:3px;background-color:${light.sheet}"></p>`,
};
