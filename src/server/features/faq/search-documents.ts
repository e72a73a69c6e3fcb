import { type FaqEntry, faqOrder } from '#domain/catalogue/faq.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import type { ShownFaqEntry } from '#domain/content/shown-content.ts';
import { type Service, services } from '#domain/catalogue/services.ts';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf, servicePath } from '#domain/routes.ts';
import type { AnswerSource } from '#domain/writing/answer-source.ts';
import type { AskedWords, FaqContent, ServiceCards, ServiceContent } from '#locales/content/content.ts';

/** A text that can answer, with further words that it is found by. */
export type SearchDocument = AnswerSource & {
  id: string;
  /** Other words that people use for it. */
  words: string;
  /** Surrounding texts that are not shown. */
  more: string;
};

/** Reads the texts that the question box answers from in a language: the FAQ and the pages of the services (A6). */
export async function readDocuments(
  language: Language,
  words: AskedWords,
  own?: readonly ShownFaqEntry[],
): Promise<SearchDocument[]> {
  const entries = own?.map(({ id, question, answer }) => ({ id, question, answer: plainTextOf(answer) }));
  const { serviceCards } = await read<{ serviceCards: ServiceCards }>(language, 'service-cards');
  const ofServices = await Promise.all(
    services.map(async (id) => {
      const { service } = await read<{ service: ServiceContent }>(language, `services/${id}`);
      return serviceDocuments({ id, service, card: serviceCards[id], words: words.entries[id], language });
    }),
  );
  const ofFaq = (entries ?? (await readFirstFaq(language))).map(({ id, question, answer }) => ({
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

/** The questions of the program's own texts. */
async function readFirstFaq(language: Language) {
  const { faq } = await read<{ faq: FaqContent }>(language, 'faq');
  return faqOrder.map((id) => ({ id, ...faq[id] }));
}

/** Reads the words that people of a language use in questions. */
export async function readAskedWords(language: Language): Promise<AskedWords> {
  return (await load<{ askedWords: AskedWords }>(language, 'asked-words')).askedWords;
}

type Described = {
  id: Service;
  service: ServiceContent;
  card: ServiceCards[Service];
  words: string;
  language: Language;
};

/** The service as a whole, and each question of its page. */
function serviceDocuments({ id, service, card, words, language }: Described): SearchDocument[] {
  const { lead, summary, benefits, features, process, useCases, pricing, questions } = { ...service, ...card };
  const source = { kind: 'service' as const, href: servicePath(id, language) };
  const points = [benefits, features, process, useCases, pricing.factors].flat();
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
  ];
}

/** Returns the sentences that contain a price; the others introduce a list that is not shown. */
const pricesIn = (text: string) =>
  text
    .split(/(?<=[.?!])\s/)
    .filter((sentence) => sentence.includes('{{'))
    .join(' ');

/** Content is loaded with the first question of a language, because few visitors ask one. */
async function load<Content>(language: Language, name: string): Promise<Content> {
  return (await import(`#locales/${language}/content/${name}.ts`)) as Content;
}

const read = async <Content>(language: Language, name: string): Promise<Content> =>
  finishTexts({ ...(await load<Content>(language, name)) }, language);
