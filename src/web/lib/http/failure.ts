import type { Failure } from '#domain/errors/failure.ts';
import { categoryOfForeignAnswer, guessCategory } from '#domain/errors/guess-category.ts';
import { ApiError, MalformedAnswerError, NetworkError } from './api.ts';

/** What kind of failure an error is: what our answers say themselves, and for foreign errors what their text suggests (spec §8). */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return { category: 'network', status: null };
  if (error instanceof MalformedAnswerError) return { category: 'internal', status: null };
  if (error instanceof ApiError) {
    const { status, body, message } = error;
    return { category: body?.category ?? categoryOfForeignAnswer(status, message), status };
  }
  return { category: guessCategory(messageOf(error)), status: null };
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
