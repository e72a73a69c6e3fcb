import { type Language, inEachLanguage, languages } from '../languages.ts';
import {
  type ContentKind,
  type PartFields,
  type SharedField,
  type TextField,
  type contentFields,
  fieldsOf,
} from './content-kinds.ts';
import { type RichText, plainTextOf } from './rich-text.ts';

type SharedValue<Field extends SharedField> = Field extends { is: 'choice'; of: readonly (infer Choice)[] }
  ? Choice
  : string;
type TextValue<Field extends TextField> = Field extends { is: 'rich' } ? RichText : string;

type PartOf<Fields extends PartFields> = {
  shared: { [Name in keyof Fields['shared']]: SharedValue<Fields['shared'][Name]> };
  texts: Record<Language, { [Name in keyof Fields['texts']]: TextValue<Fields['texts'][Name]> }>;
};

type AllFields = typeof contentFields;

/** The head of a kind's document. */
export type ContentHead<Kind extends ContentKind> = PartOf<AllFields[Kind]['head']>;
/** An entry of a kind's document; its id is the same in all languages and stays. */
export type ContentItem<Kind extends ContentKind> = { id: string } & PartOf<AllFields[Kind]['item']>;

/** Content of a kind: what is shared by the languages, and the texts of each; '' and [] are texts that are missing (A12). */
export type ContentDocument<Kind extends ContentKind> = {
  head: ContentHead<Kind>;
  items: readonly ContentItem<Kind>[];
};

/** A part of a document of any kind. */
export type AnyPart = {
  shared: Readonly<Record<string, string>>;
  texts: Record<Language, Readonly<Record<string, string | RichText>>>;
};
export type AnyItem = { id: string } & AnyPart;
/** A document of any kind, for what treats all kinds alike. */
export type AnyDocument = { head: AnyPart; items: readonly AnyItem[] };

/** A document of any kind as one of its own; it must have the fields of the kind. */
export const documentOf = <Kind extends ContentKind>(_kind: Kind, document: AnyDocument) =>
  document as unknown as ContentDocument<Kind>;

/** The words of a text, whatever its form. */
export const wordsOf = (value: string | RichText | undefined): string =>
  typeof value === 'string' ? value : plainTextOf(value ?? []);

/** The first of some texts that tells something by itself, unlike a figure or the place of one; else the first that is not empty. */
export function tellingWords(texts: readonly string[]): string | undefined {
  const written = texts.filter((text) => text.trim() !== '');
  return written.find((text) => /\p{L}{2}/u.test(text) && !text.includes('{{number}}')) ?? written[0];
}

/** A part without a word; choices are the first ones. */
function emptyPart({ shared, texts }: PartFields): AnyPart {
  const first = (field: SharedField) => (field.is === 'choice' ? (field.of[0] ?? '') : '');
  const blank = Object.fromEntries(
    Object.entries(texts).map(([name, { is }]): [string, string | RichText] => [name, is === 'rich' ? [] : '']),
  );
  return {
    shared: Object.fromEntries(Object.entries(shared).map(([name, field]) => [name, first(field)])),
    texts: inEachLanguage(() => blank),
  };
}

/** A document without items. */
export const emptyDocument = (kind: ContentKind): AnyDocument => ({ head: emptyPart(fieldsOf(kind).head), items: [] });

/** A new item without a word. `token` is random: lower-case letters and digits, 8 or more. */
export const newItem = (kind: ContentKind, token: string): AnyItem => ({
  id: `e-${token}`,
  ...emptyPart(fieldsOf(kind).item),
});

/** Ids of items that the owner has added; those of the program are its own words. */
export const itemIdPattern = /^[a-z][a-z0-9-]{0,47}$/;

/** A field of a document with its path: `head.texts.sk.title`, `items.<id>.shared.category`. */
export type PlacedField = {
  path: string;
  /** Null for what is shared. */
  language: Language | null;
  name: string;
  value: string | RichText;
};

/** The fields of a part under a path, by the order of their kind. */
export function placedFields(part: AnyPart, { shared, texts }: PartFields, path: string): PlacedField[] {
  const ofShared = Object.keys(shared).map((name) => ({
    path: `${path}.shared.${name}`,
    language: null,
    name,
    value: part.shared[name] ?? '',
  }));
  const ofTexts = languages.flatMap((language) =>
    Object.keys(texts).map((name) => ({
      path: `${path}.texts.${language}.${name}`,
      language,
      name,
      value: part.texts[language][name] ?? '',
    })),
  );
  return [...ofShared, ...ofTexts];
}
