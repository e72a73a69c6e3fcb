import type { referenceOffice as reference } from '../sk/reference-office.ts';
import type { Translated } from '../translated.ts';

export const referenceOffice: Translated<typeof reference> = {
  meta: {
    title: 'Testimonials | {{brand}}',
    description: 'What customers have said about finished projects, and what of it the website shows.',
  },
  title: 'Testimonials',
  lead: 'What customers say about finished projects. Their order here is their order on the website.',
  label: 'Testimonials in the order of the website',
  empty: {
    title: 'No testimonials yet',
    text: 'Customers are asked when you mark their project as completed.',
  },
  statuses: {
    asked: 'asked',
    declined: 'declined',
    given: 'ready to show',
    shown: 'on the website',
    hidden: 'hidden',
    withdrawn: 'taken back',
  },
  asked: 'Asked {{date}}',
  askedTwice: 'Asked again {{date}}',
  given: 'Written {{date}}',
  noWords: 'No words yet.',
  show: 'Show on the website',
  hide: 'Hide',
  askAgain: 'Ask again',
  askAgainText: 'The customer gets one more email with a link. After that they can’t be asked again.',
  up: 'Move up: {{name}}',
  down: 'Move down: {{name}}',
  drag: 'Move with the mouse',
  translate: 'Translations',
  translateNamed: 'Translations: {{name}}',
  translation: {
    title: 'Translate the testimonial',
    hint: 'The website says that it is a translation and keeps the original beside it. An empty text removes the translation.',
    language: 'Language',
    text: 'Words',
    figureLabel: 'What got better',
    pictureAlt: 'What the picture shows',
    original: 'Original',
    save: 'Save the translation',
  },
  translated: 'Translated into: {{languages}}',
  failed: 'The testimonial couldn’t be changed',
};
