import type { Areas } from './areas.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPluralForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPluralForm<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Every text by area and path, such as `estimateDocument:title`; a plural by its key without the form. */
export type TextKey = { [Area in keyof Areas]: `${Area}:${KeysOf<Areas[Area]>}` }[keyof Areas];

/**
 * Gives a text with its `{{placeholders}}` filled in; `count` chooses the plural form. Values are put in as they are:
 * whoever writes HTML escapes the result.
 */
export type GetText = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
