import type { ContentOfKind } from '#contract/content/content.ts';
import { serviceFacts, type Service } from '#domain/catalogue/services.ts';
import type { ContentKind } from '#domain/content/content-kinds.ts';
import { tellingWords, wordsOf } from '#domain/content/content-document.ts';
import { type Language, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { previewQuery } from '#contract/content/content.ts';

/** What a choice is called. */
export function choiceName(name: string, value: string, t: GetText): string {
  return name === 'category'
    ? t(`faq:categories.${value}` as never)
    : t(`contentEditor:choices.${name}.${value}` as never);
}

/** What a field is called; a picture and its words are named by where they stand. */
export const fieldLabel = (name: string, t: GetText): string => t(`contentEditor:fields.${name}` as never);

/** Who works in the back office. */
type Reader = { t: GetText; language: Language };

/** A field, an item or the order by its path, in words, such as `Otázka 3, Odpoveď (Dansk)`. */
export function placeName(path: string, { document }: Pick<ContentOfKind, 'document'>, reader: Reader): string {
  const { t } = reader;
  if (path === 'items') return t('contentEditor:order');
  const [part, id = '', ...rest] = path.split('.');
  const place = part === 'items' ? rest : [id, ...rest];
  const field = place.at(-1);
  const language = languages.find((each) => place.includes(each) && place[0] === 'texts');
  const item = part === 'items' ? document.items.find((each) => each.id === id) : undefined;
  const names = [
    ...(item ? [itemName(item, reader)] : []),
    ...(field && place.length > 0 ? [fieldLabel(field, t)] : []),
    ...(language ? [t(`common:language.names.${language}`)] : []),
  ];
  return names.join(' · ');
}

/** The first words of an item, in the reader's language where it has them. */
export function itemName(
  { shared, texts }: ContentOfKind['document']['items'][number],
  { t, language }: Reader,
): string {
  const own = [language, ...languages].flatMap((each) => Object.values(texts[each]).map(wordsOf));
  const words = tellingWords([shared['name'] ?? '', ...own]);
  return words ? shorten(words, 60) : t('contentEditor:items.untitled');
}

/** A text cut to so many characters at a word's end, with an ellipsis. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maximum / 2)).trimEnd()} …`;
}

const screens = { faq: 'faq', products: 'home', statistics: 'home', about: 'about', notices: 'home' } as const;

/** Address of the page that shows a kind in a language; price examples stand on the page of their service. */
export function pageOfKind(kind: ContentKind, language: Language, service: Service): string {
  if (kind !== 'examples') return pathOf(screens[kind], language);
  return pathOf('service', language, { slug: serviceFacts[service].slugs[language] });
}

/** Address of the same page with what is being written. */
export const previewOfKind = (...of: Parameters<typeof pageOfKind>): string =>
  `${pageOfKind(...of)}?${previewQuery}=${of[0]}&lng=${of[1]}`;
