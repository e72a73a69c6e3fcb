import type { FaqAnswer } from '#contract/faq.ts';
import { pricesByName } from '#domain/estimates/prices-by-name.ts';
import type { Language } from '#domain/languages.ts';
import { fillIn } from '#domain/writing/wording.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import type { QuestionSearch } from '#server/features/faq/question-search.ts';
import { writeWithAuthor } from '#server/features/writing/write-with-author.ts';
import type { Caller, Services } from '#server/services.ts';

type Input = { language: Language; question: string; caller: Caller; search: QuestionSearch };

/**
 * Answers a question from the FAQ and the texts of the services (A6): returns the sources that the search finds, with
 * current prices, and the model's answer where a model is configured. The question is neither stored nor logged; no
 * model is called when nothing is found.
 */
export async function answerQuestion(services: Services, input: Input): Promise<FaqAnswer> {
  const { language, question, caller, search } = input;
  const found = await search(language, question);
  if (found.length === 0) return { answer: null, writer: 'template', fallback: null, sources: [] };
  const { content } = await readPriceBook(services.db);
  const prices = pricesByName(content, language);
  const sources = found.map(({ kind, title, text, part, href }) => ({
    kind,
    title,
    text: fillIn(text, prices),
    part: fillIn(part, prices),
    href,
  }));
  const { value, writer, fallback } = await writeWithAuthor(services, caller, (author) =>
    author.answer({ language, question, sources }),
  );
  // A model that found no answer in the sources has written nothing.
  return { answer: value, writer: value === null ? 'template' : writer, fallback, sources };
}
