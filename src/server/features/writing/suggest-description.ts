import type { Suggestion } from '#contract/writing.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Language } from '#domain/languages.ts';
import { writeWithAuthor } from '#server/features/writing/write-with-author.ts';
import type { Caller, Services } from '#server/services.ts';

type Input = { language: Language; answers: Answers; caller: Caller };

/** Suggests a project description from the answers so far (C5, H4). */
export async function suggestDescription(services: Services, input: Input): Promise<Suggestion> {
  const { language, answers, caller } = input;
  const { value, writer, fallback } = await writeWithAuthor(services, caller, (author) =>
    author.describe({ answers, language }),
  );
  return { text: value, writer, fallback };
}
