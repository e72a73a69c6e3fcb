import { type Language, languages } from '../languages.ts';
import { type AnyDocument, type AnyPart, wordsOf } from './content-document.ts';
import { type ContentKind, type PartFields, type TextField, fieldsOf } from './content-kinds.ts';

/** A text that a language lacks: `path` as in the issues of a document. */
export type MissingText = { language: Language; path: string };

const isNeeded = ({ shared }: AnyPart, field: TextField): boolean =>
  field.isRequired === true || (field.with !== undefined && (shared[field.with] ?? '') !== '');

/** Names of the texts that a part lacks in a language. */
export function missingIn(part: AnyPart, { texts }: PartFields, language: Language): string[] {
  return Object.entries(texts)
    .filter(([name, field]) => isNeeded(part, field) && wordsOf(part.texts[language][name]).trim() === '')
    .map(([name]) => name);
}

/** Whether pages of a language can show a part. */
export const isWhole = (part: AnyPart, fields: PartFields, language: Language): boolean =>
  missingIn(part, fields, language).length === 0;

/** Every text that a language lacks (A12). What is not whole in a language is left out of its pages. */
export function missingTexts(kind: ContentKind, { head, items }: AnyDocument): MissingText[] {
  const fields = fieldsOf(kind);
  const of = (part: AnyPart, partFields: PartFields, path: string) =>
    languages.flatMap((language) =>
      missingIn(part, partFields, language).map((name) => ({ language, path: `${path}.texts.${language}.${name}` })),
    );
  return [...of(head, fields.head, 'head'), ...items.flatMap((item) => of(item, fields.item, `items.${item.id}`))];
}
