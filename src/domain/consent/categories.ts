/** What cookies and similar storage are for (B12). `necessary` needs no consent and cannot be switched off. */
export const consentCategories = ['necessary', 'preferences', 'analytics', 'chat'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The categories that a visitor decides on. */
export const optionalCategories = ['preferences', 'analytics', 'chat'] as const;

/**
 * Brings chosen categories into the form that is kept: each once, in the fixed order, `necessary` always among them.
 * Words that name no category are dropped.
 */
export function withNecessary(chosen: readonly string[]): ConsentCategory[] {
  return consentCategories.filter((category) => category === 'necessary' || chosen.includes(category));
}
