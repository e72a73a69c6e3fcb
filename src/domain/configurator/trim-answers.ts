import { trimContact } from '../contact/contact-details.ts';
import type { Answers } from './answers.ts';

/**
 * Answers as they are stored and compared: texts trimmed, and without answers to questions that the chosen mode and
 * choices do not ask, even if they were answered before (C1).
 */
export function trimAnswers(answers: Answers): Answers {
  const { contact, mode, trade, budget } = answers;
  const isDetailed = mode === 'detailed';
  return {
    ...answers,
    customTrade: trade === 'custom' ? answers.customTrade.trim() : '',
    features: isDetailed ? answers.features : [],
    description: isDetailed ? answers.description.trim() : '',
    customBudget: budget === 'custom' ? answers.customBudget.trim() : '',
    contact: trimContact(contact),
  };
}
