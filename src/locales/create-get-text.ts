import type { Language } from '#domain/languages.ts';
import type { Area } from './areas.ts';
import type { GetText } from './text-key.ts';

/** Texts by area, as far as they are loaded. */
export type LoadedTexts = { [A in Area]?: unknown };

/**
 * Returns the texts of one language by their keys (B1): the plural form by `count` as the language has it, values in
 * place of `{{placeholders}}`. Areas may be added to `texts` later. A key without a text gives its path, a
 * placeholder without a value stays.
 */
export function createGetText(language: Language, texts: LoadedTexts): GetText {
  // Made with the first plural: rules of plurals are among the costliest things that a page can ask for.
  let rules: Intl.PluralRules | undefined;
  const formOf = (count: number) => (rules ??= new Intl.PluralRules(language)).select(count);
  return (key, values = {}) => {
    const [area = '', path = ''] = key.split(':');
    const { count } = values;
    const find = (at: string) => [area, ...at.split('.')].reduce<unknown>(memberOf, texts);
    const text = (typeof count === 'number' ? find(`${path}_${formOf(count)}`) : undefined) ?? find(path);
    if (typeof text !== 'string') return path;
    return text.replaceAll(/\{\{(.+?)\}\}\.?/g, (placeholder, name: string) => fill(placeholder, values[name]));
  };
}

/** The value for a placeholder and the full stop after it: a firm that ends with one of its own, such as "s. r. o.", gets no second. */
function fill(placeholder: string, value: string | number | undefined): string {
  if (value === undefined) return placeholder;
  const text = String(value);
  return placeholder.endsWith('.') && !text.endsWith('.') ? `${text}.` : text;
}

const memberOf = (parent: unknown, name: string): unknown => (parent as Record<string, unknown> | undefined)?.[name];
