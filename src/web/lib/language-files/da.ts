/** Files of texts and content in this language, each loaded when a page needs it. */
export const files = import.meta.glob<Record<string, unknown>>('../../../locales/da/**/*.ts');
