import type { ServiceCards } from '../../content/content.ts';

export const serviceCards: ServiceCards = {
  'tvorba-webu': {
    name: 'Company website',
    summary: 'Several pages about your firm, your work and your area, from nothing to launch in 3 to 4 weeks.',
  },
  'webove-stranky': {
    name: 'One-page website',
    summary: 'A small site for a sole trader: what you do, where, photos and a phone number, in 1 to 2 weeks.',
  },
  'web-development': {
    name: 'Custom development',
    summary: 'Rebuilding an old site, several languages and branches, links to the programs you already use.',
  },
  'web-aplikacie': {
    name: 'Calculators and booking',
    summary: 'Your customers work out a price, book a visit or send a photo of the fault without ringing you.',
  },
  'web-apps': {
    name: 'Systems for your firm',
    summary: 'Enquiries, quotes, jobs, hours and invoices in one place instead of five notebooks.',
  },
  'seo-marketing': {
    name: 'Being found locally',
    summary: 'Google profile, reviews and pages for your towns, so people nearby find you before they ask a friend.',
  },
  'maintenance-support': {
    name: 'Website care',
    summary: 'I keep the site updated, backed up and monitored, and make small changes for one monthly fee.',
  },
};
