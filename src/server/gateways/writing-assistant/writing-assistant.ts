import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import type { AnswerSource } from '#domain/writing/answer-source.ts';
import type { Prd } from '#domain/writing/prd.ts';
import type { PrdSource } from '#domain/writing/write-prd.ts';

/** What a description is written from. */
export type DescriptionTask = { answers: Answers; language: Language };

/** What a document is written from; the contact is there to be left out of what others are asked. */
export type PrdTask = PrdSource & { contact: Contact };

/** A visitor's question and what may be answered from, best first (A6). */
export type QuestionTask = { question: string; sources: readonly AnswerSource[]; language: Language };

/** Somebody who words descriptions and documents; both keep to the schemas of the domain. */
export type Author = {
  describe: (task: DescriptionTask) => Promise<string>;
  specify: (task: PrdTask) => Promise<Prd>;
  /** An answer that cites its sources as [1]; null where they speak for themselves. */
  answer: (task: QuestionTask) => Promise<string | null>;
};

/** The writers at hand (H4): the template always, a language model where one is configured. */
export type WritingAssistant = { template: Author; model: Author | null };

/** Why a model gave no usable text; never what it was asked or what it said. */
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

/** A model that failed; the template writes in its place. */
export class WritingError extends Error {
  readonly reason: WritingFailure;

  constructor(reason: WritingFailure) {
    super(`the language model failed: ${reason}`);
    this.name = 'WritingError';
    this.reason = reason;
  }
}
