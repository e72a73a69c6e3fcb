import type { Translated } from '../translated.ts';
import type { preparing as reference } from '../sk/preparing.ts';

export const preparing: Translated<typeof reference> = {
  title: 'Siden gøres klar',
  text: 'Hjemmesiden er ved at starte. Det tager højst et par minutter, og siden genindlæses automatisk.',
};
