import type { LanguageModel } from '#server/config.ts';
import { createModelAuthor } from './model-author.ts';
import { templateAuthor } from './template-author.ts';
import type { WritingAssistant } from './writing-assistant.ts';

/** The template, and the language model where one is configured (H4). */
export function openWritingAssistant(model: LanguageModel | undefined): WritingAssistant {
  return { template: templateAuthor, model: model ? createModelAuthor(model) : null };
}
