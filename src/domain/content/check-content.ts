import { isDay } from '../days.ts';
import { languages } from '../languages.ts';
import { lengthOf } from '../text-length.ts';
import type { FieldIssue } from '../field-issue.ts';
import { publicPrices } from '../estimates/prices-by-name.ts';
import { type AnyDocument, type AnyItem, type PlacedField, placedFields, wordsOf } from './content-document.ts';
import { type ContentFields, type ContentKind, type PartFields, type SharedField, fieldsOf } from './content-kinds.ts';
import { isWhole } from './missing-content.ts';
import { type RichText, hasForbiddenCharacters, isSafeHref, runsOf } from './rich-text.ts';

/** Most paragraphs, points and runs of a rich text, so that no page is made of nothing but tags. */
export const richLimits = { blocks: 40, points: 40, runs: 80 } as const;

const words = ['brand', 'developer', 'city', 'country'];
const packages = ['starter', 'growth', 'premium'].flatMap((name) => [`${name}From`, `${name}Percent`]);
const prices = [...publicPrices, ...packages, 'installmentsAbove'];

/** Placeholders that the texts of a kind may contain. */
export function placeholdersOf(kind: ContentKind): readonly string[] {
  const { placeholders } = fieldsOf(kind);
  if (placeholders === 'prices') return [...words, ...prices];
  return placeholders === 'number' ? [...words, 'number'] : words;
}

/**
 * Returns the rules that a document breaks, at paths such as `items.<id>.texts.sk.question`: what may be stored as a draft. Texts that
 * are missing break none; see `missingTexts`. `pictures` are the ids of uploaded ones.
 */
export function checkContent(kind: ContentKind, document: AnyDocument, pictures: ReadonlySet<string>): FieldIssue[] {
  const fields = fieldsOf(kind);
  const ids = document.items.map(({ id }) => id);
  const isTwice = new Set(ids).size < ids.length;
  const known = { names: placeholdersOf(kind), pictures };
  return [
    ...(ids.length > fields.most ? [{ field: 'items', rule: 'too-many', limit: fields.most } as const] : []),
    ...(isTwice ? [{ field: 'items', rule: 'listed-twice' } as const] : []),
    ...partIssues(placedFields(document.head, fields.head, 'head'), fields.head, known),
    ...document.items.flatMap((item) => [
      ...partIssues(placedFields(item, fields.item, `items.${item.id}`), fields.item, known),
      ...(kind === 'statistics' ? figureIssues(item) : []),
    ]),
  ];
}

/** Returns the rules that keep a document from being published: an item must be whole in one language at least. */
export function checkPublishing(kind: ContentKind, document: AnyDocument): FieldIssue[] {
  const { item: fields }: ContentFields = fieldsOf(kind);
  return document.items
    .filter((item) => !languages.some((language) => isWhole(item, fields, language)))
    .map(({ id }) => ({ field: `items.${id}`, rule: 'whole-in-no-language' }) as const);
}

type Known = { names: readonly string[]; pictures: ReadonlySet<string> };

const partIssues = (placed: readonly PlacedField[], fields: PartFields, known: Known): FieldIssue[] =>
  placed.flatMap(({ path, language, name, value }): FieldIssue[] => {
    const shared = fields.shared[name];
    if (language === null) return shared ? sharedIssues(path, { value: wordsOf(value), field: shared, known }) : [];
    const text = fields.texts[name];
    return text ? textIssues(path, { value, maximum: text.maximum, known }) : [];
  });

type Shared = { value: string; field: SharedField; known: Known };

function sharedIssues(path: string, { value, field, known }: Shared): FieldIssue[] {
  if (value === '') return [];
  switch (field.is) {
    case 'name':
      return textIssues(path, { value, maximum: field.maximum, known });
    case 'link':
      return isSafeHref(value) ? [] : [{ field: path, rule: 'link-address' }];
    case 'day':
      return isDay(value) ? [] : [{ field: path, rule: 'day-unknown' }];
    case 'picture':
      return known.pictures.has(value) ? [] : [{ field: path, rule: 'picture-unknown' }];
    case 'choice':
      return [];
  }
}

type Text = { value: string | RichText; maximum: number; known: Known };

function textIssues(path: string, { value, maximum, known }: Text): FieldIssue[] {
  const text = wordsOf(value);
  if (lengthOf(text) > maximum) return [{ field: path, rule: 'too-long', limit: maximum }];
  const parts = typeof value === 'string' ? [value] : runsOf(value).map((run) => run.text);
  if (parts.some(hasForbiddenCharacters)) return [{ field: path, rule: 'forbidden-characters' }];
  const unknown = [...text.matchAll(/\{\{(.*?)\}\}/g)].find(([, name = '']) => !known.names.includes(name));
  if (unknown) return [{ field: path, rule: 'placeholder-unknown', name: unknown[0] }];
  return typeof value === 'string' ? [] : richIssues(path, value);
}

function richIssues(path: string, text: RichText): FieldIssue[] {
  const isLarge =
    text.length > richLimits.blocks ||
    runsOf(text).length > richLimits.runs ||
    text.some((block) => block.kind === 'list' && block.points.length > richLimits.points);
  if (isLarge) return [{ field: path, rule: 'too-many', limit: richLimits.blocks }];
  const isUnsafe = runsOf(text).some(({ href }) => href !== '' && !isSafeHref(href));
  return isUnsafe ? [{ field: path, rule: 'link-address' }] : [];
}

/** A figure that the program counts stands at `{{number}}`; an own one has no such place. */
function figureIssues({ id, shared, texts }: AnyItem): FieldIssue[] {
  const isOwn = shared['counted'] === 'own';
  return languages.flatMap((language): FieldIssue[] => {
    const figure = wordsOf(texts[language]['figure']);
    const hasPlace = figure.includes('{{number}}');
    if (figure === '' || hasPlace !== isOwn) return [];
    return [
      {
        field: `items.${id}.texts.${language}.figure`,
        rule: isOwn ? 'number-not-counted' : 'number-missing',
        placeholder: '{{number}}',
      },
    ];
  });
}
