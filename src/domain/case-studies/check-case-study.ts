import type { FieldIssue } from '../field-issue.ts';
import { checkLongest, checkText } from '../text-length.ts';
import {
  type CaseStudyField,
  type CaseStudyWords,
  type NamedFacts,
  type PicturePlace,
  caseStudyFields,
  caseStudyLimits as limits,
} from './case-study.ts';

type Issue = FieldIssue<CaseStudyField>;

/** The longest text of each field in characters. */
export const longestOf: Readonly<Record<CaseStudyField, number>> = {
  title: limits.title,
  task: limits.text,
  solution: limits.text,
  figure1: limits.figure,
  result1: limits.result,
  figure2: limits.figure,
  result2: limits.result,
  figure3: limits.figure,
  result3: limits.result,
  beforeAlt: limits.alt,
  afterAlt: limits.alt,
};

/** Returns what is wrong with a draft: it may be unfinished, but no text is too long. */
export const checkCaseStudyDraft = (words: CaseStudyWords): Issue[] =>
  caseStudyFields.flatMap((field) => checkLongest(field, words[field], longestOf[field]));

/** Returns what is missing before a customer is asked about it and before it is published: texts, both halves of a result, and words for each picture. */
export function checkCaseStudy(words: CaseStudyWords, places: readonly PicturePlace[]): Issue[] {
  const text = { minimum: limits.textMinimum, maximum: limits.text };
  return [
    ...checkText('title', words.title, { maximum: limits.title }),
    ...checkText('task', words.task, text),
    ...checkText('solution', words.solution, text),
    ...checkHalves(words, 'figure1', 'result1'),
    ...checkHalves(words, 'figure2', 'result2'),
    ...checkHalves(words, 'figure3', 'result3'),
    ...places.flatMap((place) => checkText(`${place}Alt` as const, words[`${place}Alt`], { maximum: limits.alt })),
  ];
}

function checkHalves(words: CaseStudyWords, figure: CaseStudyField, result: CaseStudyField): Issue[] {
  if ((words[figure] === '') === (words[result] === '')) return [];
  return [{ field: words[figure] === '' ? figure : result, rule: 'required' }];
}

/** Returns what is wrong with the facts that name the customer; both may be left out. */
export const checkNamedFacts = ({ firm, town }: NamedFacts): FieldIssue<keyof NamedFacts>[] => [
  ...checkLongest('firm', firm, limits.firm),
  ...checkLongest('town', town, limits.town),
];
