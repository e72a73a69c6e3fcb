import type { LanguageModel } from '#server/config.ts';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { checkAnswer } from '#domain/writing/check-answer.ts';
import { checkWording } from '#domain/writing/check-wording.ts';
import { type PrdDraft, caseStudyDraftSchema, prdDraftSchema, suggestionSchema } from '#domain/writing/prd-schema.ts';
import type { Prd } from '#domain/writing/prd.ts';
import { writeDescription } from '#domain/writing/write-description.ts';
import { writeCaseStudy } from '#domain/writing/write-case-study.ts';
import { writePrd } from '#domain/writing/write-prd.ts';
import { type ChatLimits, completeChat } from './chat-completion.ts';
import { answerMessages, caseStudyMessages, descriptionMessages, noAnswer, prdMessages } from './prompts.ts';
import { writingTexts } from './template-author.ts';
import { answersForModel, redact } from './redact.ts';
import { type Author, WritingError } from './writing-assistant.ts';

const descriptionLimits: ChatLimits = { timeoutMs: 15_000, stallMs: 8000, longest: 1500, maxTokens: 900 };
const prdLimits: ChatLimits = { timeoutMs: 60_000, stallMs: 15_000, longest: 40_000, maxTokens: 12_000 };
const answerLimits: ChatLimits = { timeoutMs: 15_000, stallMs: 8000, longest: 1500, maxTokens: 500 };

const caseStudyLimits: ChatLimits = { timeoutMs: 30_000, stallMs: 10_000, longest: 6000, maxTokens: 2000 };

export type ModelLimits = { description: ChatLimits; prd: ChatLimits; caseStudy: ChatLimits; answer: ChatLimits };

const usualLimits: ModelLimits = {
  description: descriptionLimits,
  prd: prdLimits,
  caseStudy: caseStudyLimits,
  answer: answerLimits,
};

/**
 * Writer that uses an OpenAI-compatible model (H4). It rewords the template's text, which is sent as a draft without
 * personal data. A response that does not fit the schema is refused with a `WritingError`.
 */
export function createModelAuthor(model: LanguageModel, givenLimits: Partial<ModelLimits> = {}): Author {
  const limits = { ...usualLimits, ...givenLimits };
  return {
    async describe({ answers, language }) {
      const seen = answersForModel(answers, answers.contact);
      const draft = writeDescription({ ...seen, contact: emptyAnswers.contact }, writingTexts[language], language);
      const messages = descriptionMessages({ language, draft, words: seen.description });
      const text = await completeChat({ ...model, messages, isJson: false }, limits.description);
      const fit = suggestionSchema.safeParse(withoutFence(text));
      if (!fit.success || hasMarks(fit.data)) throw new WritingError('unfit');
      demandPlain({ text: fit.data, said: `${draft}\n${seen.description}` });
      return fit.data;
    },
    async specify({ contact, ...source }) {
      const prd = writePrd(source, writingTexts[source.language]);
      const seen = answersForModel(source.answers, contact);
      const asked = writePrd(
        { ...source, answers: { ...seen, contact: emptyAnswers.contact } },
        writingTexts[source.language],
      );
      const messages = prdMessages({ language: source.language, draft: draftOf(asked), words: seen.description });
      const worded = merge(prd, await completeChat({ ...model, messages, isJson: true }, limits.prd));
      const said = `${sentencesOf(draftOf(asked))}\n${seen.description}`;
      demandPlain({ text: sentencesOf(draftOf(worded)), said });
      return worded;
    },
    async narrate({ description, contact, ...source }) {
      const { language } = source;
      const written = writeCaseStudy(source, writingTexts[language]);
      const own = answersForModel({ ...emptyAnswers, description, customTrade: source.customTrade }, contact);
      const { title, task, solution } = writeCaseStudy(
        { ...source, customTrade: own.customTrade },
        writingTexts[language],
      );
      const draft = redact(JSON.stringify({ title, task, solution }), contact);
      const messages = caseStudyMessages({ language, draft, words: own.description });
      const fit = caseStudyDraftSchema.safeParse(
        parse(withoutFence(await completeChat({ ...model, messages, isJson: true }, limits.caseStudy))),
      );
      if (!fit.success || hasMarks(JSON.stringify(fit.data))) throw new WritingError('unfit');
      demandPlain({ text: Object.values(fit.data).join('\n'), said: `${draft}\n${own.description}` });
      // Results and everything else are the template's.
      return { ...written, ...fit.data };
    },
    async answer({ question, ...task }) {
      const messages = answerMessages({ ...task, question: redact(question, emptyAnswers.contact) });
      const text = withoutFence(await completeChat({ ...model, messages, isJson: false }, limits.answer));
      if (text.replaceAll(/\W/g, '') === noAnswer) return null;
      const answer = citedOneByOne(text);
      if (checkAnswer({ ...task, answer }) !== null) throw new WritingError('unfit');
      return answer;
    },
  };
}

/** The part of a document that the model may reword. */
function draftOf(prd: Prd): PrdDraft {
  const { summary, goals, users, scope, pages, content, outOfScope, openQuestions } = prd;
  const milestones = prd.milestones.map(({ id, title, text }) => ({ id, title, text }));
  return { summary, goals, users, scope, pages, content, milestones, outOfScope, openQuestions };
}

/** Throws for a text that is not plain or says what nobody has given. */
function demandPlain(wording: Parameters<typeof checkWording>[0]): void {
  if (checkWording(wording) !== null) throw new WritingError('unfit');
}

/** All sentences of a document, without its keys and ids. */
function sentencesOf(draft: PrdDraft): string {
  const texts: string[] = [];
  JSON.stringify(draft, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'id' && key !== 'before') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

/**
 * Merges the model's texts into the template's document: features, stages and their order, facts and figures are the
 * template's.
 */
function merge(prd: Prd, answer: string): Prd {
  const draft = prdDraftSchema.safeParse(parse(withoutFence(answer)));
  if (!draft.success) throw new WritingError('unfit');
  const { milestones, ...words } = draft.data;
  const isSame = (one: readonly { id: string }[], other: readonly { id: string }[]) =>
    one.map(({ id }) => id).join() === other.map(({ id }) => id).join();
  const isComplete = words.goals.length === prd.goals.length && words.openQuestions.length > 0;
  const hasSameBones = isSame(words.scope, prd.scope) && isSame(milestones, prd.milestones);
  if (!isComplete || !hasSameBones || hasMarks(JSON.stringify(words))) throw new WritingError('unfit');
  return {
    ...prd,
    ...words,
    milestones: prd.milestones.map((planned, index) => ({ ...planned, ...milestones[index] })),
  };
}

/** Marks of redacted or missing text must not be in the result. */
const hasMarks = (text: string) => /\[…\]|\{\{|\}\}|\[(?:name|meno|jméno|navn)\]/i.test(text);

/** Some models cite [1, 2] where [1] [2] was asked for. */
const citedOneByOne = (text: string) =>
  text.replaceAll(/\[(\d{1,2}(?:\s*[,;]\s*\d{1,2})+)\]/g, (_, numbers: string) =>
    (numbers.match(/\d+/g) ?? []).map((number) => `[${number}]`).join(''),
  );

const withoutFence = (text: string) => text.replace(/^```\w*\s*/, '').replace(/(?<!\s)\s*```$/, '');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WritingError('unfit');
  }
}
