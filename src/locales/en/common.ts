import type { Translated } from '../translated.ts';
import type { common as reference } from '../sk/common.ts';

export const common: Translated<typeof reference> = {
  brand: {
    name: 'Plumbline',
    tagline: 'Websites for the trades',
  },
  navigation: {
    label: 'Main navigation',
    skip: 'Skip to content',
    home: 'Home',
    quote: 'Get a price',
    admin: 'Enquiries',
  },
  language: {
    label: 'Language',
    names: { sk: 'Slovenčina', cs: 'Čeština', da: 'Dansk', en: 'English' },
  },
  theme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as device',
  },
  footer: {
    label: 'Footer',
    company: 'Company',
    companyNumber: 'Company no. {{number}}',
    vatNumber: 'VAT no. {{number}}',
    contact: 'Contact',
    drawing: 'Drawing',
    scale: 'Scale 1:1',
    answer: 'I reply within 24 hours.',
  },
  actions: {
    back: 'Back',
    next: 'Continue',
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    goHome: 'Go to the home page',
    reload: 'Reload the page',
  },
  loading: 'Loading...',
  working: 'Working on it…',
  required: 'required',
  optional: 'optional',
  notFound: {
    title: 'Page not found',
    text: 'There’s nothing at this address. It may have changed, or there’s a typo in it.',
  },
  denied: {
    title: 'Access denied',
    text: 'You don’t have permission to open the admin panel.',
  },
};
