import type { Translated } from '../translated.ts';
import type { errors as reference } from '../sk/errors.ts';

export const errors: Translated<typeof reference> = {
  throttled: 'For mange forsøg. Prøv igen {{when}}.',
  network: { title: 'Problem med forbindelsen', text: 'Tjek din internetforbindelse, og prøv igen.' },
  aiService: {
    title: 'AI-tjenesten svarer ikke',
    text: 'AI-tjenesten er midlertidigt ude af drift. Prøv igen om lidt.',
  },
  generic: { title: 'Der opstod en fejl', text: 'Noget gik galt. Prøv igen.' },
  pdf: 'PDF-filen kunne ikke laves.',
  submit: 'Forespørgslen blev ikke sendt. Dine svar er gemt.',
  generate: 'Prisen kunne ikke beregnes.',
};
