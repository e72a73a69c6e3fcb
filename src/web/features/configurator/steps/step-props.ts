import type { Answers } from '#domain/configurator/answers.ts';
import type { AnswerField } from '#domain/configurator/step-checks.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { AnswerPatch } from '../use-configurator.ts';

/** What every step of questions is given. */
export type StepProps = {
  answers: Answers;
  update: (patch: AnswerPatch) => void;
  errorOf: (field: AnswerField) => string | undefined;
  book: PriceBook;
};
