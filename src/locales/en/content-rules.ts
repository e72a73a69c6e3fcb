import type { contentRules as reference } from '../sk/content-rules.ts';
import type { Translated } from '../translated.ts';

export const contentRules: Translated<typeof reference> = {
  'link-address':
    'A link must lead to a website (https://…), an email (mailto:), a phone (tel:) or one of your own pages (/contact).',
  'forbidden-characters': 'The text has an invisible or control character. Type it instead of pasting it.',
  'too-many': 'At most {{limit}}.',
  'listed-twice': 'One item is on the list twice.',
  'day-unknown': 'There is no such day in the calendar.',
  'picture-unknown': 'The picture was not found. Upload it again.',
  'whole-in-no-language': 'This item is not complete in any language. Complete it in at least one, or remove it.',
  'placeholder-unknown': 'There is no such field as {{name}} here. Write it in words or delete it.',
  'number-missing': 'This figure is counted for you, so {{placeholder}} must stand here.',
  'number-not-counted': 'Write your own figure as a number, without {{placeholder}}.',
};
