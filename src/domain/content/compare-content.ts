import type { Language } from '../languages.ts';
import { mergeLines } from '../quotes/lines/merge-lines.ts';
import { threeWayMerge } from '../three-way-merge.ts';
import {
  type AnyDocument,
  type AnyItem,
  type AnyPart,
  placedFields,
  tellingWords,
  wordsOf,
} from './content-document.ts';
import { type ContentKind, fieldsOf } from './content-kinds.ts';
import type { RichText } from './rich-text.ts';

/** One difference between two documents, in words: `path` as in the issues of a document, '' for what one side does not have. */
export type ContentDifference = { path: string; language: Language | null; before: string; after: string };

/** What differs between two documents of a kind: fields, whole items (`items.<id>`), and their order (`items`). */
export function compareContent(kind: ContentKind, before: AnyDocument, after: AnyDocument): ContentDifference[] {
  const fields = fieldsOf(kind);
  const items = new Map(after.items.map((item) => [item.id, item]));
  const former = new Map(before.items.map((item) => [item.id, item]));
  const known = before.items.filter(({ id }) => items.has(id));
  const order = (document: AnyDocument) =>
    document.items.map(({ id }) => id).filter((id) => items.has(id) && former.has(id));
  const [one, other] = [order(before).join(' '), order(after).join(' ')];
  return [
    ...partDifferences(before.head, after.head, { fields: fields.head, path: 'head' }),
    ...before.items
      .filter(({ id }) => !items.has(id))
      .map((item) => ({ path: `items.${item.id}`, language: null, before: nameOf(item), after: '' })),
    ...after.items
      .filter(({ id }) => !former.has(id))
      .map((item) => ({ path: `items.${item.id}`, language: null, before: '', after: nameOf(item) })),
    ...known.flatMap((item) =>
      partDifferences(item, items.get(item.id) ?? item, { fields: fields.item, path: `items.${item.id}` }),
    ),
    ...(one === other ? [] : [{ path: 'items', language: null, before: one, after: other }]),
  ];
}

type Place = { fields: Parameters<typeof placedFields>[1]; path: string };

function partDifferences(before: AnyPart, after: AnyPart, { fields, path }: Place): ContentDifference[] {
  const others = placedFields(after, fields, path);
  return placedFields(before, fields, path).flatMap((field, index) => {
    const other = others[index]?.value ?? '';
    if (JSON.stringify(field.value) === JSON.stringify(other)) return [];
    return [{ path: field.path, language: field.language, before: wordsOf(field.value), after: wordsOf(other) }];
  });
}

/** The first words of an item, whatever language has them. */
const nameOf = ({ id, texts }: AnyItem): string =>
  tellingWords(Object.values(texts).flatMap((values) => Object.values(values).map(wordsOf))) ?? id;

/** What two administrators have changed differently: at a field, at an item that one has removed, or in the order. */
export type ContentConflict = { path: string; mine: unknown; theirs: unknown };

type Flat = Readonly<Record<string, unknown>>;
type FlatItem = { id: string } & Flat;

/**
 * Merges what two administrators have written in one document (G5, A12): field by field, items by their ids. The own value is kept in a
 * conflict, and an item that one has removed and the other has changed is kept.
 */
export function mergeContentDocuments(
  kind: ContentKind,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', AnyDocument>,
): { document: AnyDocument; conflicts: ContentConflict[] } {
  const { head: headFields, item: itemFields } = fieldsOf(kind);
  const flatHead = ({ head }: AnyDocument): Flat => flatten(head, headFields);
  const flatItems = ({ items }: AnyDocument): FlatItem[] =>
    items.map((item) => ({ ...flatten(item, itemFields), id: item.id }));
  const head = threeWayMerge<Flat>({ base: flatHead(base), mine: flatHead(mine), theirs: flatHead(theirs) });
  const lines = mergeLines<FlatItem>({ base: flatItems(base), mine: flatItems(mine), theirs: flatItems(theirs) });
  return {
    document: {
      head: unflatten(head.values, mine.head),
      items: lines.lines.map((flat) => ({ ...unflatten(flat, mine.head), id: flat.id })),
    },
    conflicts: [
      ...head.conflicts.map(({ field, ...sides }) => ({ path: `head.${field}`, ...sides })),
      ...lines.conflicts.map(({ field, ...sides }) => ({ path: field.replace(/^lines/, 'items'), ...sides })),
    ],
  };
}

const flatten = (part: AnyPart, fields: Place['fields']): Flat =>
  Object.fromEntries(placedFields(part, fields, '').map(({ path, value }) => [path.slice(1), value]));

/** A part of its flat fields; `like` names the languages. */
function unflatten(flat: Flat, like: AnyPart): AnyPart {
  const under = (start: string) =>
    Object.fromEntries(
      Object.entries(flat)
        .filter(([path]) => path.startsWith(start))
        .map(([path, value]) => [path.slice(start.length), value]),
    );
  const texts = Object.keys(like.texts).map((language) => [language, under(`texts.${language}.`)]);
  return {
    shared: under('shared.') as Record<string, string>,
    texts: Object.fromEntries(texts) as Record<Language, Record<string, string | RichText>>,
  };
}
