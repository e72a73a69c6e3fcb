import type { Translated } from '../translated.ts';
import type { preparing as reference } from '../sk/preparing.ts';

export const preparing: Translated<typeof reference> = {
  title: 'Stránka se právě připravuje',
  text: 'Web se spouští, potrvá to nejvýš pár minut. Stránka se sama načte znovu.',
};
