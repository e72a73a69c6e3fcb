import type { Answers } from '../configurator/answers.ts';
import { featureIds } from '../configurator/features.ts';
import type { Language } from '../languages.ts';
import { fillIn, listOf, paragraph } from './wording.ts';
import type { WritingTexts } from './writing-texts.ts';

/** A project description in the firm's own words from what has been answered so far, however little (C5, H4). */
export function writeDescription(answers: Answers, texts: WritingTexts, language: Language): string {
  const { phrases } = texts;
  const trade = texts.trades[answers.trade ?? 'custom'];
  const values = { trade: answers.customTrade.trim() || phrases.unknownTrade };
  const goals = answers.objectives.map((id) => texts.objectives[id].phrase);
  const features = answers.mode === 'detailed' ? featureIds.filter((id) => answers.features.includes(id)) : [];
  const names = features.map((id) => texts.features[id].phrase);
  return [
    paragraph([fillIn(trade.firm, values), fillIn(trade.clients, values)]),
    paragraph([
      texts.services[answers.serviceType ?? 'website'].need,
      goals.length > 0 ? fillIn(phrases.goals, { goals: listOf(goals, language) }) : '',
      names.length > 0 ? fillIn(phrases.features, { features: listOf(names, language) }) : '',
    ]),
    paragraph([
      answers.size ? texts.sizes[answers.size].sentence : '',
      answers.timeline ? texts.timelines[answers.timeline].sentence : '',
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}
