/** How shapes are drawn, by the name of the attribute and of the property alike. */
export const drawingProperties = [
  'clip-path',
  'clip-rule',
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'mask',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
] as const;

const known: ReadonlySet<string> = new Set(drawingProperties);

type Attributes = Record<string, string>;
type Element = { name: string; id: string; classes: string };

/** Answers what the style elements of a drawing say of an element, as attributes. */
export type StyleRules = (element: Element) => Attributes;

/**
 * Reads the style elements of a drawing: drawing programs put fills there, and the elements themselves are not kept.
 * Only rules for a class, an id or a kind of element count; imports, media and the rest are passed over.
 */
export function readStyleElements(svg: string): StyleRules {
  const texts = Array.from(svg.matchAll(/<style\b[^>]*>([^<]*)/gi), ([, text = '']) => text);
  const css = texts
    .join('\n')
    .replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
    .replaceAll(/@[^;{}]*;/g, '')
    .replaceAll(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const rules = new Map<string, Attributes>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (/^[.#]?[\w-]+$/.test(selector)) {
        rules.set(selector, { ...rules.get(selector), ...readDeclarations(body) });
      }
    }
  }
  return ({ name, id, classes }) =>
    Object.assign(
      {},
      rules.get(name),
      ...classes.split(/\s+/).map((each) => rules.get(`.${each}`)),
      rules.get(`#${id}`),
    ) as Attributes;
}

/** Reads `fill:#123; stroke:none` as attributes; what does not say how to draw is left out. */
export function readDeclarations(text: string): Attributes {
  const pairs = text.split(';').map((declaration): [string, string] => {
    const [name = '', ...value] = declaration.split(':');
    return [
      name.trim().toLowerCase(),
      value
        .join(':')
        .replace(/!important\s*$/i, '')
        .trim(),
    ];
  });
  return Object.fromEntries(pairs.filter(([name, value]) => known.has(name) && value !== ''));
}
