/** Texts of one language by area, as src/locales/texts.ts has them. */
export type Tree = { readonly [key: string]: unknown };

/** Texts of each language by the path `area:key.key`. */
export type FlatTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Path without the ending of a plural form, which is chosen by a count. */
export const baseOf = (path: string): string => path.replace(pluralSuffix, '');

/** Plural form that a path ends in, or null. */
export const formOf = (path: string): string | null => pluralSuffix.exec(path)?.[1] ?? null;

/** Every text by language and path; throws where something is neither a text nor a group of texts. */
export function flatten(texts: Readonly<Record<string, Tree>>): FlatTexts {
  return new Map(
    Object.entries(texts).map(([language, areas]) => [
      language,
      new Map(
        Object.entries(areas).flatMap(([area, tree]) =>
          leaves(tree, []).map(([path, text]) => [`${area}:${path}`, text] as const),
        ),
      ),
    ]),
  );
}

function leaves(value: unknown, path: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${path.join('.')} is neither a text nor a group of texts`);
  }
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}
