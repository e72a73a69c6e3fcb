import type { Translated } from '../translated.ts';
import type { writing as reference } from '../sk/writing.ts';

export const writing: Translated<typeof reference> = {
  writers: {
    template: 'Teksten er sat sammen ud fra dine svar efter en fast skabelon, uden kunstig intelligens.',
    model: 'Teksten er skrevet af en sprogmodel ud fra dine svar. Læs den igennem, før du bruger den.',
  },
  limit: 'Dagens AI-tekster er brugt op, så denne tekst kommer fra skabelonen.',
  description: {
    title: 'Forslag til beskrivelse',
    label: 'Forslagets tekst',
    hint: 'Ret det, der ikke passer. Teksten kommer først i beskrivelsen, når du bruger den.',
    working: 'Jeg skriver et forslag ud fra dine svar…',
    use: 'Brug teksten',
    replace: 'Erstat min tekst',
    add: 'Sæt ind efter min tekst',
    discard: 'Kassér forslaget',
    again: 'Skriv igen',
    failed: 'Beskrivelsen kunne ikke skrives',
  },
  prd: {
    working: 'Jeg skriver projektplanen…',
    workingLong: 'Et øjeblik endnu. En lang plan kan tage op til et minut.',
    number: 'Plan {{id}}',
    fileName: 'projektplan',
    pdf: 'Hent planen (PDF)',
    markdown: 'Hent planen (Markdown)',
    again: 'Lav planen igen',
    failed: 'Projektplanen kunne ikke laves',
    fileFailed: 'Filen kunne ikke gøres klar',
  },
};
