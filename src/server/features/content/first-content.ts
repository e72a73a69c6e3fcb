import { brand } from '#domain/brand.ts';
import { faqEntries, faqOrder } from '#domain/catalogue/faq.ts';
import { services } from '#domain/catalogue/services.ts';
import type { AnyDocument, ContentDocument } from '#domain/content/content-document.ts';
import { type ContentKind, contentKinds } from '#domain/content/content-kinds.ts';
import { emptyDocument } from '#domain/content/content-document.ts';
import { richTextOf } from '#domain/content/rich-text.ts';
import { type Language, inEachLanguage, languages } from '#domain/languages.ts';
import type { FaqContent, ServiceContent } from '#locales/content/content.ts';
import { texts } from '#locales/texts.ts';

/** What is too long for single texts, in each language. */
type Written = Record<Language, { faq: FaqContent; services: Record<string, ServiceContent> }>;

let written: Promise<Written> | undefined;

/** The program's own texts of each kind as documents: what the site shows until the owner has published something (A12). */
export type FirstContent = Record<ContentKind, AnyDocument>;

/** Returns the first version of every kind. Its files are loaded with the first call and kept. */
export async function firstContent(): Promise<FirstContent> {
  written ??= readWritten();
  const { faq, examples } = { faq: firstFaq(await written), examples: firstExamples(await written) };
  const own = { faq, examples, products: firstProducts(), statistics: firstStatistics(), about: firstAbout() };
  return Object.fromEntries(
    contentKinds.map((kind) => [kind, kind === 'notices' ? emptyDocument(kind) : own[kind]]),
  ) as FirstContent;
}

async function readWritten(): Promise<Written> {
  // Bundlers follow a variable for one name of a path, not for several at once.
  const entries = languages.map(async (language) => {
    const { faq } = (await import(`#locales/${language}/content/faq.ts`)) as { faq: FaqContent };
    const ofServices = services.map(async (id) => {
      const { service } = (await import(`#locales/${language}/content/services/${id}.ts`)) as {
        service: ServiceContent;
      };
      return [id, service] as const;
    });
    return [language, { faq, services: Object.fromEntries(await Promise.all(ofServices)) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Written;
}

const firstFaq = (of: Written): ContentDocument<'faq'> => ({
  head: {
    shared: {},
    texts: inEachLanguage((language) => {
      const { title, description } = texts[language].faq.meta;
      return { metaTitle: title, metaDescription: description };
    }),
  },
  items: faqOrder.map((id) => ({
    id,
    shared: { category: faqEntries[id] },
    texts: inEachLanguage((language) => {
      const { question, answer } = of[language].faq[id];
      return { question, answer: richTextOf(answer) };
    }),
  })),
});

const firstProducts = (): ContentDocument<'products'> => ({
  head: {
    shared: {},
    texts: inEachLanguage((language) => {
      const { title, lead } = texts[language].home.products;
      return { title, lead };
    }),
  },
  items: (['diary', 'area'] as const).map((id) => ({
    id,
    shared: { name: brand.products[id], link: '', picture: '' },
    texts: inEachLanguage((language) => {
      const { kind, text } = texts[language].home.products[id];
      return { kind, text: richTextOf(text), pictureAlt: '' };
    }),
  })),
});

const firstStatistics = (): ContentDocument<'statistics'> => ({
  head: noHead(),
  items: (['trades', 'countries', 'languages', 'minute'] as const).map((id) => ({
    id,
    shared: { counted: id === 'minute' ? ('seconds' as const) : id },
    texts: inEachLanguage((language) => ({ ...texts[language].home.statistics.items[id] })),
  })),
});

const firstAbout = (): ContentDocument<'about'> => ({
  head: { shared: { portrait: '' }, texts: inEachLanguage(() => ({ portraitAlt: '' })) },
  items: (['place', 'languages', 'reach', 'answer'] as const).map((id) => ({
    id,
    shared: {},
    texts: inEachLanguage((language) => ({ ...texts[language].about.facts[id] })),
  })),
});

/** Each service has the same number of examples in all languages, in the same order. */
const firstExamples = (of: Written): ContentDocument<'examples'> => ({
  head: noHead(),
  items: services.flatMap((service) =>
    (of.sk.services[service]?.useCases ?? []).map((_, index) => ({
      id: `${service}-${index + 1}`,
      shared: { service },
      texts: inEachLanguage((language) => {
        const example = of[language].services[service]?.useCases[index];
        return { title: example?.title ?? '', text: richTextOf(example?.text ?? ''), price: '' };
      }),
    })),
  ),
});

const noHead = () => ({ shared: {}, texts: inEachLanguage(() => ({})) });
