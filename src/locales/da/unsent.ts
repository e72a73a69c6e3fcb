import type { Translated } from '../translated.ts';
import type { unsent as reference } from '../sk/unsent.ts';

export const unsent: Translated<typeof reference> = {
  offline: 'Du er offline. Fortsæt bare. Svarene bliver gemt, og prisen regnes ud på denne enhed.',
  needsConnection: 'Detaljeret pris, PDF og plan kræver forbindelse.',
  title: { 'service-request': 'Forespørgslen venter på at blive sendt', contact: 'Beskeden venter på at blive sendt' },
  kept: {
    'service-request': 'Den er gemt på denne enhed og bliver sendt automatisk, så snart der er forbindelse.',
    contact: 'Den er gemt på denne enhed og bliver sendt automatisk, så snart der er forbindelse.',
  },
  closing: {
    free: 'Du kan roligt lukke siden, den bliver sendt alligevel.',
    bound: 'Lad siden stå åben, eller kom tilbage senere, så bliver den sendt.',
  },
  tried: 'Sidste forsøg: {{time}}.',
  earlier: 'Forespørgslen fra {{time}} venter stadig på at blive sendt. Det, du ændrer nu, er ikke med i den.',
  retry: 'Prøv at sende nu',
  trying: 'Sender…',
  takeBack: 'Fortryd og ret',
  discard: 'Send den ikke',
  takenBack: 'Forespørgslen venter ikke længere. Ret den, og send den igen.',
  sent: {
    'service-request': 'Forespørgsel nr. {{number}} er sendt',
    contact: 'Besked nr. {{number}} er sendt',
    action: 'Se bekræftelsen',
  },
  refused: {
    'service-request': 'Den gemte forespørgsel skal rettes',
    contact: 'Den gemte besked skal rettes',
    action: 'Åbn formularen',
  },
};
