/** What cookies and similar storage are for (B12). `necessary` needs no consent and cannot be switched off. */
export const consentCategories = ['necessary', 'preferences', 'analytics', 'chat'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The categories that a visitor decides on. */
export const optionalCategories = ['preferences', 'analytics', 'chat'] as const;

/** Normalises chosen categories: each once, in fixed order, always with `necessary`. Unknown words are dropped. */
export function withNecessary(chosen: readonly string[]): ConsentCategory[] {
  return consentCategories.filter((category) => category === 'necessary' || chosen.includes(category));
}
