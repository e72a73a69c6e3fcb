/** Feature categories of the catalogue (spec §3). */
export const featureCategories = [
  'lead-generation',
  'portfolio',
  'calculator',
  'booking',
  'location',
  'content',
] as const;
export type FeatureCategory = (typeof featureCategories)[number];

/** Features that can be ordered, grouped by category; their prices are in the price book. */
export const featuresByCategory = {
  'lead-generation': ['inquiry-form', 'callback-request', 'photo-inquiry', 'newsletter'],
  portfolio: ['photo-gallery', 'before-after', 'case-studies', 'reviews'],
  calculator: ['price-calculator', 'material-calculator', 'quote-generator'],
  booking: ['appointment-booking', 'calendar-sync', 'reminders'],
  location: ['service-area-map', 'branches', 'local-search'],
  content: ['multilingual', 'blog', 'own-editing', 'copywriting'],
} as const satisfies Record<FeatureCategory, readonly string[]>;

export type FeatureId = (typeof featuresByCategory)[FeatureCategory][number];

/** Every feature id in catalogue order. */
export const featureIds: readonly FeatureId[] = featureCategories.flatMap(
  (category): readonly FeatureId[] => featuresByCategory[category],
);

/** Tells whether a text from outside names a feature of the catalogue. */
export function isFeatureId(value: string): value is FeatureId {
  return featureIds.includes(value as FeatureId);
}
