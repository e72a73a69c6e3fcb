import type { Translated } from '../translated.ts';
import type { legal as reference } from '../sk/legal.ts';

export const legal: Translated<typeof reference> = {
  contents: 'Obsah',
  effective: 'Účinné od 1. 1. 2025',
};
