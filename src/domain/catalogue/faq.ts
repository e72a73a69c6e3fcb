/** Categories of the questions, in the order of the filter (A6, spec §2). */
export const faqCategories = ['general', 'pricing', 'technical', 'process'] as const;
export type FaqCategory = (typeof faqCategories)[number];

/** Category of every question, in the order of the page; the texts are in `locales/<language>/content/faq.ts`. */
export const faqEntries = {
  'for-whom': 'general',
  'who-builds-it': 'general',
  'where-you-work': 'general',
  languages: 'general',
  'answer-time': 'general',
  'old-website': 'general',
  'just-a-page': 'general',
  'price-website': 'pricing',
  'price-calculator': 'pricing',
  'price-system': 'pricing',
  'how-price-is-made': 'pricing',
  urgent: 'pricing',
  packages: 'pricing',
  installments: 'pricing',
  'deposit-and-invoice': 'pricing',
  'monthly-costs': 'pricing',
  phone: 'technical',
  'edit-myself': 'technical',
  'domain-and-email': 'technical',
  speed: 'technical',
  backups: 'technical',
  'personal-data': 'technical',
  'accounting-links': 'technical',
  start: 'process',
  duration: 'process',
  'what-you-need': 'process',
  'texts-and-photos': 'process',
  changes: 'process',
  signing: 'process',
  warranty: 'process',
} as const satisfies Record<string, FaqCategory>;
export type FaqEntry = keyof typeof faqEntries;

/** Questions in the order of the page. */
export const faqOrder = Object.keys(faqEntries) as readonly FaqEntry[];

/** Day of the last change of the questions, for the sitemap (A8). */
export const faqUpdatedOn = '2026-11-21';
