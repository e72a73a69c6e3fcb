import { mergeContentDocuments } from '#domain/content/compare-content.ts';
import { type AnyDocument, type AnyPart, placedFields } from '#domain/content/content-document.ts';
import { type ContentKind, type PartFields, fieldsOf } from '#domain/content/content-kinds.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { notationOf, readNotation } from '#domain/content/rich-text-notation.ts';
import { inEachLanguage } from '#domain/languages.ts';
import type { Conflict, Merged, Versions } from '#domain/three-way-merge.ts';

/**
 * A document as its form holds it: what is typed by the path of each field, rich text in its notation, and under `items` the ids of the
 * items in their order.
 */
export type ContentValues = Readonly<Record<string, string>>;

const typedOf = (value: string | RichText | undefined): string =>
  typeof value === 'string' ? value : notationOf(value ?? []);

/** The fields of one part by their paths. */
export const partValues = (part: AnyPart, fields: PartFields, path: string): ContentValues =>
  Object.fromEntries(placedFields(part, fields, path).map((field) => [field.path, typedOf(field.value)]));

/** What the form of a document begins with. */
export function valuesOf(kind: ContentKind, { head, items }: AnyDocument): ContentValues {
  const fields = fieldsOf(kind);
  const parts = [
    partValues(head, fields.head, 'head'),
    ...items.map((item) => partValues(item, fields.item, `items.${item.id}`)),
  ];
  return { ...Object.assign({}, ...parts), items: items.map(({ id }) => id).join(' ') };
}

/** Ids of the items of a form in their order. */
export const itemIdsOf = ({ items = '' }: ContentValues): string[] => items.split(' ').filter((id) => id !== '');

/** The document that a form holds. Texts that say the same as in `like` keep its structure to the byte. */
export function documentOf(kind: ContentKind, values: ContentValues, like: AnyDocument): AnyDocument {
  const fields = fieldsOf(kind);
  const known = new Map(like.items.map((item) => [item.id, item]));
  return {
    head: partOf(values, { fields: fields.head, path: 'head', like: like.head }),
    items: itemIdsOf(values).map((id) => ({
      id,
      ...partOf(values, { fields: fields.item, path: `items.${id}`, like: known.get(id) }),
    })),
  };
}

type Place = { fields: PartFields; path: string; like: AnyPart | undefined };

function partOf(values: ContentValues, { fields: { shared, texts }, path, like }: Place): AnyPart {
  return {
    shared: Object.fromEntries(
      Object.keys(shared).map((name) => [name, (values[`${path}.shared.${name}`] ?? '').trim()]),
    ),
    texts: inEachLanguage((language) =>
      Object.fromEntries(
        Object.entries(texts).map(([name, { is }]): [string, string | RichText] => {
          const typed = values[`${path}.texts.${language}.${name}`] ?? '';
          const before = like?.texts[language][name];
          if (before !== undefined && typedOf(before) === typed) return [name, before];
          return [name, is === 'rich' ? readNotation(typed) : typed.trim()];
        }),
      ),
    ),
  };
}

/** Merges what two administrators have written (G5), in the words of the form. */
export function mergeValues(
  kind: ContentKind,
  versions: Versions<ContentValues>,
  like: AnyDocument,
): Merged<ContentValues> {
  const { document, conflicts } = mergeContentDocuments(kind, {
    base: documentOf(kind, versions.base, like),
    mine: documentOf(kind, versions.mine, like),
    theirs: documentOf(kind, versions.theirs, like),
  });
  return {
    values: valuesOf(kind, document),
    conflicts: conflicts.map(({ path, mine, theirs }): Conflict<ContentValues> => ({
      field: path,
      mine: wordsOfSide(mine),
      theirs: wordsOfSide(theirs),
    })),
  };
}

/** A field of one side as it is typed; whole items and their order have no words. */
function wordsOfSide(side: unknown): string {
  if (typeof side === 'string') return side;
  const isRich = Array.isArray(side) && side.every((block) => typeof block === 'object');
  return isRich ? notationOf(side as RichText) : '';
}
