import type { Translated } from '../translated.ts';
import type { legal as reference } from '../sk/legal.ts';

export const legal: Translated<typeof reference> = {
  contents: 'Indhold',
  effective: 'Gælder fra 1. januar 2025',
};
