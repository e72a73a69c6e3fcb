import type { Translated } from '../translated.ts';
import type { preparing as reference } from '../sk/preparing.ts';

export const preparing: Translated<typeof reference> = {
  title: 'The site is getting ready',
  text: 'It’s starting up, which takes a few minutes at most. This page will reload by itself.',
};
