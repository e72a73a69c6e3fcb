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

/** Returns the attributes that style elements of the drawing set for an element. */
export type StyleRules = (element: Element) => Attributes;

/**
 * Parses the style elements of a drawing, in which drawing programs put fills and which are not kept. Only rules for a
 * class, an id or an element's name are used; at-rules are ignored.
 */
export function readStyleElements(svg: string): StyleRules {
  const texts = Array.from(svg.matchAll(/<style\b[^<>]*>([^<]*)/gi), ([, text = '']) => text);
  const rules = new Map<string, Attributes>();
  for (const { selectors, body } of topLevelRules(withoutComments(texts.join('\n')))) {
    // Once for all selectors: many of both would take the product of their numbers.
    const declared = readDeclarations(body);
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (/^[.#]?[\w-]+$/.test(selector)) rules.set(selector, { ...rules.get(selector), ...declared });
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

function withoutComments(css: string): string {
  const [before = '', ...parts] = css.split('/*');
  const after = parts.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''));
  return [before, ...after].join('');
}

/** Top-level rules, in one pass over the text; at-rules are skipped with their content. */
function* topLevelRules(css: string): Generator<{ selectors: string; body: string }> {
  let depth = 0;
  let selectors = '';
  let start = 0;
  for (const { index, 0: sign } of css.matchAll(/[;{}]/g)) {
    const part = css.slice(start, index);
    if (sign === '{') {
      depth += 1;
      if (depth === 1) selectors = part.trim();
    } else if (sign === '}') {
      if (depth === 1 && !selectors.startsWith('@')) yield { selectors, body: part };
      depth = Math.max(0, depth - 1);
    }
    // Inside a rule a semicolon separates declarations; the whole body is one part.
    if (sign !== ';' || depth === 0) start = index + 1;
  }
}

/** Parses `fill:#123; stroke:none` into attributes; unknown properties are left out. */
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
