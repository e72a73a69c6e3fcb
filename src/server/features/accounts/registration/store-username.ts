import type { Language } from '#domain/languages.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** The error for a username that another account has. */
export function usernameTaken(language: Language): AppError {
  const message = textsOf(language)('errorCodes:username-taken');
  return new AppError('username-taken', { fields: [{ field: 'username', rule: 'taken', message }] });
}

/** Stores a username. Throws `username-taken` when somebody took it between the check and the storing. */
export async function storeUsername<T>(
  services: Pick<Services, 'engine'>,
  language: Language,
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (services.engine.isUniqueViolation(error)) throw usernameTaken(language);
    throw error;
  }
}
