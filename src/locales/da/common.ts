import type { Translated } from '../translated.ts';
import type { common as reference } from '../sk/common.ts';

export const common: Translated<typeof reference> = {
  brand: {
    name: 'Plumbline',
    tagline: 'Hjemmesider til håndværkere',
  },
  navigation: {
    label: 'Hovedmenu',
    skip: 'Gå til indholdet',
    home: 'Forside',
    quote: 'Beregn pris',
    admin: 'Forespørgsler',
  },
  language: {
    label: 'Sprog',
    names: { sk: 'Slovenčina', cs: 'Čeština', da: 'Dansk', en: 'English' },
  },
  theme: {
    label: 'Udseende',
    light: 'Lyst',
    dark: 'Mørkt',
    system: 'Som enheden',
  },
  footer: {
    label: 'Sidefod',
    company: 'Firma',
    companyNumber: 'Virksomhedsnr. {{number}}',
    vatNumber: 'Momsnr. {{number}}',
    contact: 'Kontakt',
    drawing: 'Tegning',
    scale: 'Mål 1:1',
    answer: 'Jeg svarer inden for 24 timer.',
  },
  actions: {
    back: 'Tilbage',
    next: 'Fortsæt',
    cancel: 'Annuller',
    close: 'Luk',
    retry: 'Prøv igen',
    goHome: 'Til forsiden',
    reload: 'Genindlæs siden',
  },
  loading: 'Loading...',
  working: 'Et øjeblik …',
  required: 'skal udfyldes',
  optional: 'valgfrit',
  notFound: {
    title: 'Siden findes ikke',
    text: 'Der er ikke noget på denne adresse. Måske er den ændret, eller også er der en slåfejl i den.',
  },
  denied: {
    title: 'Ingen adgang',
    text: 'Din bruger har ikke rettigheder til administrationen',
  },
};
