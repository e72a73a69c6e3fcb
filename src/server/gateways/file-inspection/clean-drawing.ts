import sanitizeHtml from 'sanitize-html';
import { type LogoFault, logoLimits } from '#domain/settings/look-settings.ts';
import { drawingProperties, readDeclarations, readStyleElements } from './drawing-styles.ts';

/** A sanitised SVG; width and height in its own units. */
export type CleanDrawing = { svg: string; width: number; height: number };
export type DrawingResult = ({ ok: true } & CleanDrawing) | { ok: false; fault: LogoFault };

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'];
const gradients = ['linearGradient', 'radialGradient'];
const lettering = ['text', 'tspan', 'title', 'desc'];
const allowedTags = ['svg', 'g', 'defs', 'clipPath', 'mask', 'stop', 'tspan', 'title', 'desc', ...gradients, ...shapes];

const geometry =
  'd x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points transform pathLength rotate textLength lengthAdjust';
const frames =
  'id viewBox preserveAspectRatio xmlns offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits href';
const allowedAttributes = new Set([...geometry.split(' '), ...frames.split(' '), ...drawingProperties]);

/** Characters beyond which a drawing is not read; the contract refuses it before. */
const longestDrawing = 60_000;

type Attributes = Record<string, string>;

/**
 * Sanitises an SVG by a list of allowed elements and attributes (G7): no scripts, animation, styles, foreign markup or
 * external addresses. Rules of style elements become attributes of the shapes.
 */
export function cleanDrawing(text: string): DrawingResult {
  if (text.length > longestDrawing) return { ok: false, fault: 'too-large' };
  if (/<!ENTITY/i.test(text)) return { ok: false, fault: 'entities' };
  const source = text.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
  const rulesFor = readStyleElements(source);
  const svg = sanitizeHtml(source, {
    allowedTags,
    allowedAttributes: { '*': [...allowedAttributes] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata'],
    textFilter: (words, tag) => (lettering.includes(tag) ? words : ''),
    transformTags: {
      '*': (tagName, given) => {
        const { style = '', id = '', class: classes = '', ...attributes } = given;
        const drawn = { ...attributes, ...rulesFor({ name: tagName, id, classes }), ...readDeclarations(style) };
        return { tagName, attribs: safeAttributes(tagName, id === '' ? drawn : { ...drawn, id }) };
      },
    },
    nestingLimit: 50,
    parser: { xmlMode: true, decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim();
  return finish(svg);
}

function safeAttributes(tagName: string, attributes: Attributes): Attributes {
  const entries = Object.entries(attributes).map(([name, value]): [string, string] => [
    name === 'xlink:href' ? 'href' : name,
    value.trim(),
  ]);
  return Object.fromEntries(
    entries.filter(([name, value]) => {
      if (!allowedAttributes.has(name)) return false;
      if (name === 'xmlns') return false;
      if (name === 'href') return gradients.includes(tagName) && /^#[\w-]+$/.test(value);
      return isSafeValue(value);
    }),
  );
}

/** Numbers, colours, names, and references to parts of the same drawing. */
function isSafeValue(value: string): boolean {
  const withoutOwn = value.replaceAll(/url\(\s*["']?#[\w.-]+["']?\s*\)/g, '');
  return !/[<>\\@&;{}]|url|script:|data:|image|expression|\/\//i.test(withoutOwn);
}

/** Sets the namespace and the size of the root element, without which browsers do not draw it. */
function finish(svg: string): DrawingResult {
  const root = /^<svg\b([^>]*)>/.exec(svg);
  if (!root || svg.indexOf('<svg', 1) !== -1 || !svg.endsWith('</svg>')) return { ok: false, fault: 'no-svg' };
  if (!shapes.some((shape) => svg.includes(`<${shape} `))) return { ok: false, fault: 'nothing-left' };
  const attributes = root[1] ?? '';
  const box = boxOf(attributes);
  if (!box) return { ok: false, fault: 'no-size' };
  const [, , width, height] = box;
  const kept = attributes.replaceAll(/\s(?:width|height|viewBox|x|y)="[^"]*"/g, '');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}"${kept}>`;
  const whole = head + svg.slice(root[0].length);
  if (whole.length > logoLimits.svg) return { ok: false, fault: 'too-large' };
  return { ok: true, svg: whole, width, height };
}

function boxOf(attributes: string): [number, number, number, number] | null {
  const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const numbers = value('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const given = numbers.length === 4 ? numbers : [0, 0, lengthOf(value('width')), lengthOf(value('height'))];
  const [x = 0, y = 0, width = 0, height = 0] = given;
  const isBox = [x, y, width, height].every(Number.isFinite) && isSide(width) && isSide(height);
  return isBox && isShape(width / height) ? [x, y, width, height] : null;
}

const isSide = (length: number): boolean => length > 0;
/** Excludes pictures that would be a thin line in the page's header. */
const isShape = (ratio: number): boolean => ratio < 40 && ratio > 1 / 40;

const lengthOf = (text: string): number => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(text)?.[1] ?? Number.NaN);
