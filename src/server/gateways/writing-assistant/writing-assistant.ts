import type { Answers } from '#domain/configurator/answers.ts';
import type { CaseStudyWords } from '#domain/case-studies/case-study.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import type { AnswerSource } from '#domain/writing/answer-source.ts';
import type { CaseStudySource } from '#domain/writing/write-case-study.ts';
import type { Prd } from '#domain/writing/prd.ts';
import type { PrdSource } from '#domain/writing/write-prd.ts';

/** What a description is written from. */
export type DescriptionTask = { answers: Answers; language: Language };

/** Input of a document; the contact is used to redact it from the model's input. */
export type PrdTask = PrdSource & { contact: Contact };

/** A visitor's question and its sources, best first (A6). */
export type QuestionTask = { question: string; sources: readonly AnswerSource[]; language: Language };

/** What a case study is drafted from; the customer's own words and contact are for the model, the latter to be taken out of the former. */
export type CaseStudyTask = CaseStudySource & { description: string; contact: Contact };

/** Writer of descriptions and documents, within the schemas of the domain. */
export type Author = {
  describe: (task: DescriptionTask) => Promise<string>;
  specify: (task: PrdTask) => Promise<Prd>;
  /** A first draft of a case study (A11). */
  narrate: (task: CaseStudyTask) => Promise<CaseStudyWords>;
  /** An answer that cites its sources as [1]; null if the sources are shown without one. */
  answer: (task: QuestionTask) => Promise<string | null>;
};

/** The available writers (H4): the template always, a language model if configured. */
export type WritingAssistant = { template: Author; model: Author | null };

/** Why a model returned no usable text; contains neither input nor output. */
export type WritingFailure =
  | 'unreachable'
  | 'refused'
  | 'overloaded'
  | 'timed-out'
  | 'stalled'
  | 'broken-off'
  | 'too-long'
  | 'malformed'
  | 'unfit';

/** A model failed; the template is used instead. */
export class WritingError extends Error {
  readonly reason: WritingFailure;

  constructor(reason: WritingFailure) {
    super(`the language model failed: ${reason}`);
    this.name = 'WritingError';
    this.reason = reason;
  }
}
