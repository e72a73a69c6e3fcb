/** Colours of the brand (src/web/styles/tokens.css): chalk paper by day, blueprint in the dark. */
const light = {
  paper: '#f1f3ee',
  sheet: '#fcfcfa',
  ink: '#1d2326',
  muted: '#464e52',
  hair: '#cbd0c8',
  line: '#e03c17',
  action: '#c4310d',
  onAction: '#ffffff',
};
const dark: typeof light = {
  paper: '#0f2f52',
  sheet: '#163a61',
  ink: '#f0f5f7',
  muted: '#c3d3e1',
  hair: '#3b6089',
  line: '#ff7d5c',
  action: '#ff7d5c',
  onAction: '#0a1c30',
};

const font = "font-family:Barlow,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text = `${font};font-size:17px;line-height:26px;color:${light.ink}`;
const small = `${font};font-size:14px;line-height:21px;color:${light.muted}`;
const cell = `padding:8px 0;border-bottom:1px solid ${light.hair};vertical-align:baseline`;
const word = 'text-align:left;overflow-wrap:anywhere;hyphens:auto';
const sum = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:16px';

/**
 * Inline styles, the only ones that all mail programs read. Each name is also the class by which `styleSheet` changes
 * what is different on a phone and in the dark.
 */
export const styles = {
  paper: `margin:0;padding:0;background-color:${light.paper}`,
  margin: 'padding:24px 12px',
  sheet: `max-width:600px;background-color:${light.sheet};border:1px solid ${light.hair}`,
  line: `width:4px;padding:0;background-color:${light.line}`,
  gutter: 'width:18px;padding:0',
  content: 'padding:24px 22px 8px 22px',
  end: 'padding:0 0 24px 12px',
  bob: `width:0;height:0;border-left:8px solid transparent;border-right:8px solid transparent;border-top:16px solid ${light.line};font-size:0;line-height:0`,
  brand: `${font};font-size:20px;line-height:24px;font-weight:600;letter-spacing:0.01em;margin:0 0 28px;color:${light.ink}`,
  title: `${font};font-size:26px;line-height:33px;font-weight:600;margin:0 0 20px;color:${light.ink}`,
  heading: `${font};font-size:19px;line-height:26px;font-weight:600;margin:32px 0 8px;color:${light.ink}`,
  text: `${text};margin:0 0 16px`,
  quiet: `${small};margin:0 0 16px`,
  highlight: `${text};font-weight:600;margin:0;padding:3px 0`,
  highlights: `border-top:1px solid ${light.hair};border-bottom:1px solid ${light.hair};padding:12px 0;margin:0 0 24px`,
  name: `${small};${cell};text-align:left;font-weight:400;padding-right:16px;width:34%`,
  value: `${text};${cell};overflow-wrap:anywhere`,
  column: `${small};${cell};text-align:left;font-weight:400`,
  columnOfSums: `${small};${cell};${sum};font-weight:400`,
  label: `${text};${cell};${word};font-weight:400`,
  sum: `${text};${cell};${sum}`,
  totalLabel: `${text};${cell};${word};font-weight:600;border-bottom:2px solid ${light.ink}`,
  total: `${text};${cell};${sum};font-weight:600;border-bottom:2px solid ${light.ink}`,
  button: `${font};display:inline-block;padding:13px 24px;font-size:17px;line-height:22px;font-weight:600;color:${light.onAction};background-color:${light.action};text-decoration:none;border-radius:3px`,
  link: `color:${light.action};text-decoration:underline`,
  below: 'padding:20px 22px 8px 44px',
  footer: `${small};margin:0 0 12px`,
} as const;

export type StyleName = keyof typeof styles;

const tableClasses = '.value,.label,.sum,.totalLabel,.total';
const sumClasses = '.sum,.total,.columnOfSums';
const inkClasses = '.brand,.title,.heading,.text,.highlight,.value,.label,.sum,.totalLabel,.total';
const mutedClasses = '.quiet,.name,.column,.columnOfSums,.footer';
const ruledClasses = '.sheet,.highlights,.name,.value,.column,.columnOfSums,.label,.sum';

/** Less air on a phone, and the colours of dark mode; programs that drop it show the wide light mail. */
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
.line{background-color:${dark.line}!important}
.bob{border-top-color:${dark.line}!important}
${inkClasses}{color:${dark.ink}!important}
${mutedClasses}{color:${dark.muted}!important}
${ruledClasses}{border-color:${dark.hair}!important}
.totalLabel,.total{border-color:${dark.ink}!important}
.button{background-color:${dark.action}!important;color:${dark.onAction}!important}
.link{color:${dark.line}!important}
}`;

/** Class and inline style of an element. */
export function look(name: StyleName): string {
  return `class="${name}" style="${styles[name]}"`;
}
