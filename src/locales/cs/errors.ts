import type { Translated } from '../translated.ts';
import type { errors as reference } from '../sk/errors.ts';

export const errors: Translated<typeof reference> = {
  throttled: 'Příliš mnoho pokusů. Zkuste to znovu {{when}}.',
  network: { title: 'Problém s připojením', text: 'Zkontrolujte připojení k internetu a zkuste to znovu.' },
  aiService: { title: 'AI služba není dostupná', text: 'AI služba je dočasně nedostupná. Zkuste to za chvíli znovu.' },
  generic: { title: 'Došlo k chybě', text: 'Něco se pokazilo. Zkuste to znovu.' },
  pdf: 'PDF se nepodařilo připravit.',
  submit: 'Poptávku se nepodařilo odeslat. Odpovědi máte uložené.',
  generate: 'Cenu se nepodařilo spočítat.',
};
