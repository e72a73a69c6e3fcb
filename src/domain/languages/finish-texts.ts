import { brandWords } from '../brand.ts';
import type { Language } from '../languages.ts';
import { tied } from '../writing/wording.ts';
import { joinRanges, tieAbbreviations } from './line-joiners.ts';

/** Sentences that the specification gives letter by letter (§5, §6, §8): they stay as they are. */
const specified: ReadonlySet<string> = new Set([
  'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň {{minimum}} znakov.',
  'Nemáte oprávnenie na prístup k administrátorskému panelu',
  'Skontrolujte internetové pripojenie a skúste to znovu.',
  'AI služba je dočasne nedostupná. Skúste to znovu o chvíľu.',
]);

/**
 * The texts of a language as people read them: `{{brand}}`, `{{developer}}`, `{{city}}` and the other words of the firm
 * are filled in (A10), words of one letter and abbreviations such as "čl." are tied to what follows, and ranges to
 * their dash. The build does it for pages,
 * the server for mails, documents and responses.
 */
export function finishTexts<T>(texts: T, language: Language): T {
  const words = new Map<string, string>(Object.entries(brandWords(language)));
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => words.get(name) ?? whole);
  return inEachText(texts, (text) =>
    specified.has(text) ? text : joinRanges(tieAbbreviations(tied(filled(text), language))),
  );
}

function inEachText<T>(tree: T, change: (text: string) => string): T {
  if (typeof tree === 'string') return change(tree) as T;
  if (Array.isArray(tree)) return tree.map((item: unknown) => inEachText(item, change)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, inEachText<unknown>(value, change)])) as T;
}
