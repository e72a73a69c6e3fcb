import { type CaseStudyWords, caseStudyLimits, emptyCaseStudyWords } from '../case-studies/case-study.ts';
import type { Objective, Trade } from '../configurator/answers.ts';
import type { FeatureId } from '../configurator/features.ts';
import type { Language } from '../languages.ts';
import type { RequestService } from '../service-requests/request-service.ts';
import { fillIn, listOf, paragraph, seriesOf } from './wording.ts';
import type { WritingTexts } from './writing-texts.ts';

/** What is known of a finished project. */
export type CaseStudySource = {
  /** Of the draft. */
  language: Language;
  service: RequestService | null;
  trade: Trade;
  customTrade: string;
  objectives: readonly Objective[];
  features: readonly FeatureId[];
  /** Names of what was agreed, in the language of the draft; empty where they are in another one. */
  scope: readonly string[];
  /** The figure that the customer has given in their reference; null where there is none in this language. */
  figure: { label: string; before: string; after: string } | null;
};

const mostScope = 12;

/**
 * A first draft of a case study from what is known of its project (A11, H4). It says nothing that was not answered, agreed or given: a
 * result is the figure of the customer's reference, or stays empty until the owner types one.
 */
export function writeCaseStudy(source: CaseStudySource, texts: WritingTexts): CaseStudyWords {
  const { language, figure } = source;
  const { phrases, caseStudy } = texts;
  const own = source.customTrade.trim() || phrases.unknownTrade;
  const trade = fillIn(texts.trades[source.trade].name, { trade: own });
  const service = caseStudy.services[source.service ?? 'website'];
  const goals = source.objectives.map((id) => texts.objectives[id].phrase);
  const features = source.features.map((id) => texts.features[id].phrase);
  const result = figure && figure.before !== '' ? `${figure.before} → ${figure.after}` : '';
  return {
    ...emptyCaseStudyWords,
    title: cut(upperFirst(fillIn(caseStudy.title, { service, trade })), caseStudyLimits.title),
    task: cut(
      paragraph([
        fillIn(caseStudy.trade, { trade }),
        goals.length > 0 ? fillIn(caseStudy.goals, { goals: listOf(goals, language) }) : '',
      ]),
      caseStudyLimits.text,
    ),
    solution: cut(
      paragraph([
        fillIn(caseStudy.service, { service }),
        features.length > 0 ? fillIn(caseStudy.features, { features: listOf(features, language) }) : '',
        source.scope.length > 0 ? fillIn(caseStudy.scope, { scope: seriesOf(source.scope.slice(0, mostScope)) }) : '',
      ]),
      caseStudyLimits.text,
    ),
    ...(result !== '' && figure && { figure1: result, result1: figure.label }),
  };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A draft is never longer than its field. */
const cut = (text: string, longest: number): string => [...text].slice(0, longest).join('').trim();
