import { type ConsentCategory, consentCategories } from '#domain/consent/categories.ts';
import { defineShape } from './stored-shape.ts';
import { choicesOf } from './tolerant.ts';

/** What a visitor has agreed to, in `consents.categories`. */
export const storedConsentCategories = defineShape<readonly ConsentCategory[]>({
  name: 'categories',
  schema: choicesOf(consentCategories),
});
