import { type FaqEntry, faqOrder } from '#domain/catalogue/faq.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import type { ShownExample, ShownFaqEntry } from '#domain/content/shown-content.ts';
import { type Service, services } from '#domain/catalogue/services.ts';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf, servicePath } from '#domain/routes.ts';
import type { AnswerSource } from '#domain/writing/answer-source.ts';
import type { AskedContent, AskedWords, ServiceCards, ServiceContent } from '#locales/content/content.ts';

/** A text that can answer, with further words that it is found by. */
export type SearchDocument = AnswerSource & {
  id: string;
  /** Other words that people use for it. */
  words: string;
  /** Surrounding texts that are not shown. */
  more: string;
};

/** What the owner has published in a language in place of the program's own questions and examples (A12). */
export type OwnTexts = {
  faq?: readonly ShownFaqEntry[];
  examples?: ReadonlyMap<Service, readonly ShownExample[]>;
};

/** Reads the texts that the question box answers from in a language: the FAQ and the pages of the services (A6). */
export async function readDocuments(
  language: Language,
  words: AskedWords,
  own: OwnTexts = {},
): Promise<SearchDocument[]> {
  const { faq, serviceCards, services: pages } = finishTexts(textsWithoutWords(await load(language)), language);
  const entries =
    own.faq?.map(({ id, question, answer }) => ({ id, question, answer: plainTextOf(answer) })) ??
    faqOrder.map((id) => ({ id, ...faq[id] }));
  const ofServices = services.map((id) => {
    const texts = { service: pages[id], card: serviceCards[id], words: words.entries[id] };
    return serviceDocuments({ id, ...texts, language, examples: own.examples?.get(id) });
  });
  const ofFaq = entries.map(({ id, question, answer }) => ({
    id,
    kind: 'faq' as const,
    title: question,
    text: answer,
    href: `${pathOf('faq', language)}#${id}`,
    words: id in words.entries ? words.entries[id as FaqEntry] : '',
    more: '',
  }));
  return [...ofFaq, ...ofServices.flat()];
}

/** Words of questions are compared as they are written, and stay so. */
const textsWithoutWords = ({ askedWords: _words, ...texts }: AskedContent) => texts;

/** Reads the words that people of a language use in questions. */
export async function readAskedWords(language: Language): Promise<AskedWords> {
  return (await load(language)).askedWords;
}

type Described = {
  id: Service;
  service: ServiceContent;
  card: ServiceCards[Service];
  words: string;
  language: Language;
  /** The owner's own. */
  examples: readonly ShownExample[] | undefined;
};

/** The service as a whole, each question of its page, and each example of a price that the owner has written. */
function serviceDocuments({ id, service, card, words, language, examples }: Described): SearchDocument[] {
  const { lead, summary, benefits, features, process, useCases, pricing, questions } = { ...service, ...card };
  const source = { kind: 'service' as const, href: servicePath(id, language) };
  const points = [benefits, features, process, examples ? [] : useCases, pricing.factors].flat();
  return [
    {
      ...source,
      id,
      title: card.name,
      text: `${lead} ${pricesIn(pricing.lead)}`,
      words,
      more: [summary, ...points.map(({ title, text }) => `${title} ${text}`)].join(' '),
    },
    ...questions.map(({ question, answer }, index) => ({
      ...source,
      id: `${id}-${index + 1}`,
      title: question,
      text: answer,
      words: '',
      more: card.name,
    })),
    ...(examples ?? []).map((example) => ({
      ...source,
      id: `${id}-${example.id}`,
      title: example.title,
      text: [plainTextOf(example.text), example.price].filter((part) => part !== '').join(' '),
      words: '',
      more: card.name,
    })),
  ];
}

/** Returns the sentences that contain a price; the others introduce a list that is not shown. */
const pricesIn = (text: string) =>
  text
    .split(/(?<=[.?!])\s/)
    .filter((sentence) => sentence.includes('{{'))
    .join(' ');

const contents: Record<Language, () => Promise<{ askedContent: AskedContent }>> = {
  sk: () => import('#locales/content/asked/sk.ts'),
  cs: () => import('#locales/content/asked/cs.ts'),
  da: () => import('#locales/content/asked/da.ts'),
  en: () => import('#locales/content/asked/en.ts'),
};

/** Content is loaded with the first question of a language, because few visitors ask one. */
const load = async (language: Language): Promise<AskedContent> => (await contents[language]()).askedContent;
