import type { Translated } from '../translated.ts';
import type { materialChecklist as reference } from '../sk/material-checklist.ts';

/** What customers usually owe a project, as it is put on its list. */
export const materialChecklist: Translated<typeof reference> = {
  logo: {
    title: 'Your logo',
    text: 'Ideally a PDF from your designer, otherwise the largest picture you have. If you don’t have a logo, just tell me.',
  },
  texts: {
    title: 'Text for the website',
    text: 'What you do, for whom, where, and why people choose you. Bullet points are enough; I’ll turn them into sentences.',
  },
  'facts-for-texts': {
    title: 'Facts for the text',
    text: 'I write the text. I need the facts: when you started, what you do most, where you travel to, what guarantee you give.',
  },
  photos: {
    title: 'Photos',
    text: 'You, your people, the van, the workshop, the work. Originals from your phone are best; WhatsApp makes them smaller.',
  },
  'contact-details': {
    title: 'Contact details and opening hours',
    text: 'The phone number, email and address that go on the website, and when you can be reached.',
  },
  certificates: {
    title: 'Licences and certificates',
    text: 'Photographed or scanned. Customers want to see them before they call.',
  },
  'finished-work': {
    title: 'Photos of finished jobs',
    text: 'Note the kind of work, the town and the year for each. Ten are enough to start with.',
  },
  'before-after': {
    title: 'Before and after photos',
    text: 'Taken from the same spot at the same angle. Three pairs are enough to start with.',
  },
  references: {
    title: 'Two or three jobs in detail',
    text: 'What the customer needed, how you solved it and what they got out of it. And whether I may name them.',
  },
  reviews: {
    title: 'Customer reviews',
    text: 'A link to your profile with reviews, or copied reviews with the consent of whoever wrote them.',
  },
  'price-list': {
    title: 'Price list',
    text: 'The prices for labour and materials to calculate with. A photo of your notebook or a PDF is enough.',
  },
  calculation: {
    title: 'How you work out a price',
    text: 'Two or three real jobs: what you measured, what you included and what it came to.',
  },
  appointments: {
    title: 'Appointments you offer',
    text: 'Days and hours, how long one visit takes and how far ahead people need to book.',
  },
  'service-area': {
    title: 'Where you work',
    text: 'Districts, towns or a distance in kilometres.',
  },
  branches: {
    title: 'Branches',
    text: 'Address, phone number, opening hours and a photo of each.',
  },
  translations: {
    title: 'Translations',
    text: 'The text in the other languages, or tell me to have it translated.',
  },
  processes: {
    title: 'How you do it today',
    text: 'Who does what, step by step, and where it gets stuck. Bullet points or a photo of the whiteboard are enough.',
  },
  'sample-data': {
    title: 'Sample data',
    text: 'A few real records for me to try it on. Change the names and addresses in them.',
  },
  'legal-texts': {
    title: 'Legal texts',
    text: 'Terms and conditions and the privacy policy. If you don’t have them, tell me who will prepare them for you.',
  },
  'domain-access': {
    title: 'Access to your domain',
    text: 'Where the domain is registered, the username and password. Without it I can’t launch the site at your address.',
  },
  'site-access': {
    title: 'Access to your current website',
    text: 'The address of its admin area or hosting, the username and password.',
  },
  'business-profile': {
    title: 'Access to your Google Business Profile',
    text: 'The email and password of the profile, or add me as a manager and say so here.',
  },
  'calendar-access': {
    title: 'Access to your calendar',
    text: 'Which calendar you use, the username and password or its secret address.',
  },
  'newsletter-access': {
    title: 'Access to your newsletter service',
    text: 'Which service you use, the username and password. If you have none, say so here and I’ll set it up.',
  },
  'store-accounts': {
    title: 'Accounts in the app stores',
    text: 'Access to App Store Connect and Google Play Console. The accounts must be in your company’s name.',
  },
  'system-access': {
    title: 'Access to your systems',
    text: 'The programs I am to connect: address, username and password, or an API key.',
  },
};
