/** An element as the parser gives it: children by local name, attributes with `@`, text alone as a string. */
export type XmlNode = { readonly [name: string]: unknown };

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Children of a name, in order. */
export function childrenOf(node: unknown, name: string): unknown[] {
  const child = isNode(node) ? node[name] : undefined;
  if (child === undefined) return [];
  return Array.isArray(child) ? child : [child];
}

/** The first element on a path of names. */
export function elementAt(node: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((at, name) => childrenOf(at, name)[0], node);
}

/** The text on the first of the paths that has one; '' without. */
export function textAt(node: unknown, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = textOf(elementAt(node, path));
    if (text !== '') return text;
  }
  return '';
}

/** Text of an element. */
export function textOf(element: unknown): string {
  const text = isNode(element) ? element['#text'] : element;
  return typeof text === 'string' ? decodeReferences(text.trim()) : '';
}

/** An attribute's value; '' without it. */
export function attributeOf(element: unknown, name: string): string {
  const value = isNode(element) ? element[`@${name}`] : undefined;
  return typeof value === 'string' ? decodeReferences(value.trim()) : '';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities of XML and references of characters; files with entities of their own are refused before. */
function decodeReferences(text: string): string {
  return text.replaceAll(/&(?:(#x?[\da-f]{1,7})|(\w{2,4}));/gi, (written, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? written) : letterOf(code),
  );
}

/** The letter of `#225` or `#xE1`; '' where there is none. */
function letterOf(code: string): string {
  const number = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number.parseInt(code.slice(1), 10);
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : '';
}
