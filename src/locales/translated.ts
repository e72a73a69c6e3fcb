/** Plural forms that Slovak and Czech have and Danish and English do not. */
type SlavicPlural = `${string}_few` | `${string}_many`;

/**
 * Shape of an area in any language: the keys of the Slovak one, no more and no fewer, save the plural forms that a
 * language lacks (tests/locales.test.ts checks that each language has exactly its own).
 */
export type Translated<T> = {
  [K in keyof T as K extends SlavicPlural ? never : K]: T[K] extends string ? string : Translated<T[K]>;
} & {
  [K in keyof T as K extends SlavicPlural ? K : never]?: string;
};
