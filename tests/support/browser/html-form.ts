/** Reads the forms of a page and fills them in as a browser without scripts does: only what is offered can be chosen. */

type Attributes = Readonly<Record<string, string>>;
type Control = { kind: string; attributes: Attributes; value: string };

/** A form of a page, with what it would send as it stands. */
export class HtmlForm {
  readonly action: string;
  readonly #controls: readonly Control[];

  constructor(action: string, controls: readonly Control[]) {
    this.action = action;
    this.#controls = controls;
  }

  /** Values that the buttons named `go` send. */
  get buttons(): string[] {
    return this.#controls.filter(({ kind }) => kind === 'button').map(({ value }) => value);
  }

  /** Values that a field has, as typed, chosen or carried along. */
  valuesOf(name: string): string[] {
    return this.#standing().flatMap(([field, value]) => (field === name ? [value] : []));
  }

  /** What is sent after some fields were filled in and a button was pressed. Throws when the page offers no such thing. */
  fill(changes: Readonly<Record<string, string | readonly string[]>>, button: string): [string, string][] {
    const changed = Object.entries(changes).flatMap(([name, given]) => {
      const values = typeof given === 'string' ? [given] : given;
      for (const value of values) this.#demandOffered(name, value);
      return values.map((value): [string, string] => [name, value]);
    });
    if (!this.buttons.includes(button))
      throw new Error(`There is no button ${button} among ${this.buttons.join(', ')}`);
    const untouched = this.#standing().filter(([name]) => !(name in changes));
    return [...untouched, ...changed, ['go', button]];
  }

  #standing(): [string, string][] {
    return this.#controls
      .filter(({ kind, attributes }) => kind !== 'button' && (!isChoice(attributes) || 'checked' in attributes))
      .map(({ attributes, value }) => [attributes['name'] ?? '', value]);
  }

  #demandOffered(name: string, value: string): void {
    const named = this.#controls.filter(({ attributes }) => attributes['name'] === name);
    const isOffered = named.some((control) => !isChoice(control.attributes) || control.value === value);
    if (!isOffered) throw new Error(`The form has no ${name} = ${value}`);
  }
}

/** Finds the form of a page that holds a field of that name. */
export function findForm(html: string, fieldName: string): HtmlForm {
  for (const form of html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
    const { id, action = '' } = attributesOf(form[1] ?? '');
    const outside = html.replace(form[0], '');
    const associated = id ? controlsOf(outside).filter(({ attributes }) => attributes['form'] === id) : [];
    const controls = [...controlsOf(form[2] ?? ''), ...associated];
    if (controls.some(({ attributes }) => attributes['name'] === fieldName)) return new HtmlForm(action, controls);
  }
  throw new Error(`The page has no form with a field ${fieldName}`);
}

function controlsOf(html: string): Control[] {
  const tags = html.matchAll(/<(input|button|textarea)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g);
  return [...tags].flatMap(([, kind = '', raw = '', text = '']) => {
    const attributes = attributesOf(raw);
    if (!('name' in attributes) || 'disabled' in attributes) return [];
    // The line break after the start tag of a textarea does not count (HTML, "textarea").
    const value = kind === 'textarea' ? unescapeHtml(text).replace(/^\n/, '') : (attributes['value'] ?? '');
    return [{ kind, attributes, value }];
  });
}

const isChoice = ({ type }: Attributes): boolean => type === 'radio' || type === 'checkbox';

function attributesOf(raw: string): Attributes {
  const found = raw.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, unescapeHtml(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text of a page as a reader sees it. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
}
