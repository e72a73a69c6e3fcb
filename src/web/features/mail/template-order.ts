import type { MessageTemplate } from '#contract/mail/mail.ts';
import { type Language, localeOf } from '#domain/languages.ts';

/** The templates of a language, by name as its readers sort. */
export function byName(templates: readonly MessageTemplate[], language: Language): MessageTemplate[] {
  const { compare } = new Intl.Collator(localeOf[language]);
  return templates
    .filter((template) => template.language === language)
    .toSorted((one, other) => compare(one.name, other.name));
}
