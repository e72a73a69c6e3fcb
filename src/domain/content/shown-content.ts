import type { FaqCategory } from '../catalogue/faq.ts';
import type { Service } from '../catalogue/services.ts';
import type { Language } from '../languages.ts';
import type { Screen } from '../routes.ts';
import type { AnyDocument, ContentDocument } from './content-document.ts';
import { type ContentKind, contentFields } from './content-kinds.ts';
import { isWhole } from './missing-content.ts';
import type { RichText } from './rich-text.ts';

/** A picture as pages show it; sides in pixels. */
export type ShownPicture = { src: string; width: number; height: number; alt: string };

export type ShownFaqEntry = { id: string; category: FaqCategory; question: string; answer: RichText };
export type ShownProduct = {
  id: string;
  name: string;
  kind: string;
  text: RichText;
  /** '' for none. */
  link: string;
  picture: ShownPicture | null;
};
export type ShownProducts = { title: string; lead: string; items: readonly ShownProduct[] };
export type ShownStatistic = { id: string; figure: string; text: string };
export type ShownFact = { id: string; label: string; text: string };
export type ShownAbout = { portrait: ShownPicture | null; facts: readonly ShownFact[] };
export type ShownExample = { id: string; title: string; text: RichText; /** '' for none. */ price: string };
export type ShownNotice = { id: string; title: string; text: string; link: string };

/** What a page of one language shows in place of the program's own texts (A12); what was never edited is left out. */
export type PublishedParts = {
  /** Title and description for search engines. */
  meta?: { title: string; description: string };
  faq?: readonly ShownFaqEntry[];
  products?: ShownProducts;
  statistics?: readonly ShownStatistic[];
  about?: ShownAbout;
  examples?: readonly ShownExample[];
};

/** Documents in force by their kinds; a kind that is not there shows the program's own texts. */
export type DocumentsInForce = { readonly [Kind in ContentKind]?: ContentDocument<Kind> };

/** What is needed beside the documents to show them. */
export type Showing = {
  language: Language;
  /** Address and sides of a picture; null where there is none any more. */
  pictureOf: (id: string) => Omit<ShownPicture, 'alt'> | null;
  /** What the program counts for a statistic. */
  countOf: (counted: string) => number;
};

/** The kinds that each screen shows; notices stand on all of them. */
export const kindsOfScreen: { readonly [Shown in Screen]?: readonly ContentKind[] } = {
  home: ['products', 'statistics'],
  faq: ['faq'],
  about: ['about'],
  service: ['examples'],
};

/** What a screen shows of the documents in force, in a language; `service` is the one whose page it is. */
export function partsOf(
  screen: Screen,
  documents: DocumentsInForce,
  { service, ...showing }: Showing & { service: Service | null },
): PublishedParts {
  const { faq, about, examples } = documents;
  if (screen === 'home') return showHome(documents, showing);
  if (screen === 'faq' && faq) return showFaq(faq, showing);
  if (screen === 'about' && about) return { about: showAbout(about, showing) };
  if (screen === 'service' && examples && service) return { examples: showExamples(examples, { service, ...showing }) };
  return {};
}

const showHome = ({ products, statistics }: DocumentsInForce, showing: Showing): PublishedParts => ({
  ...(products && { products: showProducts(products, showing) }),
  ...(statistics && { statistics: showStatistics(statistics, showing) }),
});

/** Items that are whole in a language. */
const wholeItems = <Kind extends ContentKind>(kind: Kind, document: ContentDocument<Kind>, language: Language) =>
  document.items.filter((item) =>
    isWhole(item as unknown as AnyDocument['items'][number], contentFields[kind].item, language),
  );

function showFaq(document: ContentDocument<'faq'>, { language }: Showing): PublishedParts {
  const { metaTitle, metaDescription } = document.head.texts[language];
  const isNamed = metaTitle !== '' && metaDescription !== '';
  return {
    ...(isNamed && { meta: { title: metaTitle, description: metaDescription } }),
    faq: showFaqEntries(document, language),
  };
}

/** The questions of a document that are whole in a language. */
export const showFaqEntries = (document: ContentDocument<'faq'>, language: Language): ShownFaqEntry[] =>
  wholeItems('faq', document, language).map(({ id, shared, texts }) => ({
    id,
    category: shared.category,
    ...texts[language],
  }));

function showPicture(id: string, alt: string, { pictureOf }: Showing): ShownPicture | null {
  const picture = id === '' || alt === '' ? null : pictureOf(id);
  return picture && { ...picture, alt };
}

function showProducts({ head, items }: ContentDocument<'products'>, showing: Showing): ShownProducts {
  const { language } = showing;
  const { title, lead } = head.texts[language];
  // Without its heading the section is left out.
  const shown = title === '' ? [] : wholeItems('products', { head, items }, language);
  return {
    title,
    lead,
    items: shown.map(({ id, shared, texts }) => ({
      id,
      name: shared.name,
      kind: texts[language].kind,
      text: texts[language].text,
      link: shared.link,
      picture: showPicture(shared.picture, texts[language].pictureAlt, showing),
    })),
  };
}

function showStatistics(document: ContentDocument<'statistics'>, { language, countOf }: Showing): ShownStatistic[] {
  return wholeItems('statistics', document, language).map(({ id, shared, texts }) => ({
    id,
    figure: texts[language].figure.replaceAll('{{number}}', String(countOf(shared.counted))),
    text: texts[language].text,
  }));
}

function showAbout(document: ContentDocument<'about'>, showing: Showing): ShownAbout {
  const { language } = showing;
  const { shared, texts } = document.head;
  return {
    portrait: showPicture(shared.portrait, texts[language].portraitAlt, showing),
    facts: wholeItems('about', document, language).map((item) => ({ id: item.id, ...item.texts[language] })),
  };
}

function showExamples(
  document: ContentDocument<'examples'>,
  { service, language }: Showing & { service: Service },
): ShownExample[] {
  return wholeItems('examples', document, language)
    .filter(({ shared }) => shared.service === service)
    .map(({ id, texts }) => ({ id, ...texts[language] }));
}

type Notice = ContentDocument<'notices'>['items'][number];

const holds = ({ shared: { until } }: Notice, day: string): boolean => until === '' || until >= day;

/** How many notices hold on a day (`YYYY-MM-DD`), whatever their languages. */
export const countNotices = ({ items }: ContentDocument<'notices'>, day: string): number =>
  items.filter((notice) => holds(notice, day)).length;

/** Notices of a language that hold on a day (`YYYY-MM-DD`). */
export const showNotices = (document: ContentDocument<'notices'>, language: Language, day: string): ShownNotice[] =>
  wholeItems('notices', document, language)
    .filter((notice) => holds(notice, day))
    .map(({ id, shared, texts }) => ({ id, link: shared.link, ...texts[language] }));
