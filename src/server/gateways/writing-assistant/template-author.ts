import type { Language } from '#domain/languages.ts';
import { writeDescription } from '#domain/writing/write-description.ts';
import { writeCaseStudy } from '#domain/writing/write-case-study.ts';
import { writePrd } from '#domain/writing/write-prd.ts';
import type { WritingTexts } from '#domain/writing/writing-texts.ts';
import { writing as cs } from '#locales/cs/content/writing/writing.ts';
import { writing as da } from '#locales/da/content/writing/writing.ts';
import { writing as en } from '#locales/en/content/writing/writing.ts';
import { writing as sk } from '#locales/sk/content/writing/writing.ts';
import type { Author } from './writing-assistant.ts';

/** Texts of the template writer, by language. */
export const writingTexts: Record<Language, WritingTexts> = { sk, cs, da, en };

/** The built-in writer: needs no network, returns at once, and never fails (H4). */
export const templateAuthor: Author = {
  describe: async ({ answers, language }) => writeDescription(answers, writingTexts[language], language),
  specify: async (task) => writePrd(task, writingTexts[task.language]),
  narrate: async (task) => writeCaseStudy(task, writingTexts[task.language]),
  answer: async () => null,
};
