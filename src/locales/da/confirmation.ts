import type { Translated } from '../translated.ts';
import type { confirmation as reference } from '../sk/confirmation.ts';

export const confirmation: Translated<typeof reference> = {
  meta: {
    title: 'Forespørgsel modtaget | {{brand}}',
    description:
      'Din forespørgsel er gemt, og bekræftelsen er på vej til din indbakke. Jeg vender tilbage inden for 24 timer. Se, hvad der sker nu.',
  },
  messageMeta: {
    title: 'Besked sendt | {{brand}}',
    description: 'Din besked er gemt og har fået sit eget nummer. Jeg svarer inden for 24 timer.',
  },
  unknownMeta: {
    title: 'Ukendt forespørgsel | {{brand}}',
    description: 'Linket er ufuldstændigt eller udløbet.',
  },
  title: 'Tak, jeg har din forespørgsel.',
  number: 'Forespørgselsnummer',
  numberHint: 'Hav det klar, når du ringer.',
  next: {
    title: 'Hvad sker der nu?',
    mail: 'Du får en bekræftelse med nummeret på mail.',
    call: 'Jeg ringer eller skriver inden for 24 timer.',
    quote: 'Derefter får du et tilbud med fast pris.',
  },
  message: {
    title: 'Beskeden er sendt. Du hører snart fra mig.',
    number: 'Beskedens nummer',
    mail: 'Du får en bekræftelse med nummeret på mail.',
  },
  unknown: {
    title: 'Jeg kan ikke finde forespørgslen',
    text: 'Linket er ufuldstændigt eller udløbet. Har du sendt forespørgslen, ligger bekræftelsen i din indbakke.',
  },
  home: 'Til forsiden',
};
