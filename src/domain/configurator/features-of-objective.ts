import type { Objective } from './answers.ts';
import type { FeatureId } from './features.ts';

/** Features that serve each objective, the most telling first. */
export const featuresOfObjective: Record<Objective, readonly FeatureId[]> = {
  'attract-customers': ['inquiry-form', 'local-search', 'callback-request', 'service-area-map', 'photo-inquiry'],
  'showcase-work': ['photo-gallery', 'before-after', 'case-studies'],
  'manage-bookings': ['appointment-booking', 'calendar-sync'],
  'provide-quotes': ['price-calculator', 'quote-generator', 'material-calculator'],
  'build-trust': ['reviews', 'case-studies', 'before-after'],
  'automate-processes': ['quote-generator', 'appointment-booking', 'reminders', 'calendar-sync'],
};
