import { type EuroRange, type PriceBook, type VersionedPriceBook, priceMethod } from './price-book.ts';

const euro = (minimum: number, maximum: number): EuroRange => ({ minimum: minimum * 100, maximum: maximum * 100 });
const none = { minimum: 0, maximum: 0 };
const days = (minimum: number, maximum: number) => ({ minimum, maximum });

/**
 * First figures of the price book. Bands, weeks, savings and the 30 % for urgent work are the source's (spec §9); the
 * website rows split its 500-2500 band by size, the rest is the agency's own calibration.
 */
export const firstPriceBook: PriceBook = {
  base: {
    website: { small: euro(500, 900), medium: euro(900, 1600), large: euro(1600, 2500) },
    'web-app': { small: euro(1500, 3000), medium: euro(3000, 6000), large: euro(6000, 12_000) },
    'website-redesign': { small: euro(500, 800), medium: euro(800, 1400), large: euro(1400, 2200) },
    'mobile-app': { small: euro(3000, 5000), medium: euro(5000, 9000), large: euro(9000, 16_000) },
  },
  features: {
    'inquiry-form': { price: euro(60, 120), days: days(1, 1) },
    'callback-request': { price: euro(50, 90), days: days(1, 1) },
    'photo-inquiry': { price: euro(120, 220), days: days(1, 2) },
    newsletter: { price: euro(120, 240), days: days(1, 2) },
    'photo-gallery': { price: euro(90, 180), days: days(1, 2) },
    'before-after': { price: euro(120, 220), days: days(1, 2) },
    'case-studies': { price: euro(150, 300), days: days(2, 3) },
    reviews: { price: euro(90, 180), days: days(1, 2) },
    'price-calculator': { price: euro(300, 800), days: days(3, 6) },
    'material-calculator': { price: euro(400, 1000), days: days(4, 8) },
    'quote-generator': { price: euro(600, 1500), days: days(5, 10) },
    'appointment-booking': { price: euro(350, 800), days: days(3, 6) },
    'calendar-sync': { price: euro(200, 400), days: days(2, 4) },
    reminders: { price: euro(180, 360), days: days(2, 3) },
    'service-area-map': { price: euro(120, 250), days: days(1, 2) },
    branches: { price: euro(150, 320), days: days(1, 3) },
    'local-search': { price: euro(180, 400), days: days(2, 4) },
    multilingual: { price: euro(250, 600), days: days(3, 6) },
    blog: { price: euro(150, 320), days: days(2, 3) },
    'own-editing': { price: euro(250, 550), days: days(3, 5) },
    copywriting: { price: euro(200, 500), days: days(2, 5) },
  },
  packages: [
    { name: 'starter', fromFeature: 3, percent: 10 },
    { name: 'growth', fromFeature: 6, percent: 15 },
    { name: 'premium', fromFeature: 9, percent: 20 },
  ],
  urgency: {
    asap: { minimum: 10, maximum: 30 },
    '1-month': none,
    '2-months': none,
    '3-6-months': none,
    flexible: none,
  },
  weeksOfSize: { small: days(1, 2), medium: days(3, 4), large: days(5, 8) },
  weeksOfTimeline: {
    asap: { minimum: 1, maximum: 2 },
    '1-month': { minimum: 3, maximum: 4 },
    '2-months': { minimum: 6, maximum: 12 },
    '3-6-months': { minimum: 12, maximum: 24 },
    // Six months and more.
    flexible: { minimum: 26, maximum: null },
  },
  marketing: {
    websites: euro(500, 2500),
    calculators: euro(300, 1500),
    automations: euro(800, 4000),
    erp: euro(3000, 12_000),
    maintenance: euro(50, 300),
  },
  installmentsAbove: { two: 1000_00, three: 3500_00 },
};

/** Version 1 of the price book of a new site. */
export const firstVersion: VersionedPriceBook = { version: 1, method: priceMethod, content: firstPriceBook };
