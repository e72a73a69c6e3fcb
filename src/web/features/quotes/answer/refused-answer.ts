import { ApiError } from '../../../lib/http/api.ts';
import type { OpenQuote } from './use-open-quote.ts';

/** Forms by which a quote is answered, as their buttons are called. */
export type AnswerKind = 'ask' | 'changes' | 'decline';

/** Refusals that mean that the quote is no longer as it is shown. */
const outdated: readonly string[] = ['move-not-allowed', 'changed-meanwhile', 'quote-has-left'];
const gone: readonly string[] = ['not-found', 'quote-superseded', 'quote-withdrawn'];

/**
 * After a refusal that says that somebody else was faster, shows the quote as it now is; one that is gone says so as its own page
 * does. Returns whether the quote is shown anew.
 */
export async function refusedAnswer(failure: unknown, open: Pick<OpenQuote, 'quoteKey' | 'change'>): Promise<boolean> {
  const code = failure instanceof ApiError ? failure.body?.code : undefined;
  if (code === undefined) return false;
  if (gone.includes(code)) {
    location.reload();
    return true;
  }
  if (!outdated.includes(code)) return false;
  try {
    const { readQuote } = await import('./answer-calls.ts');
    open.change(await readQuote(open.quoteKey));
    return true;
  } catch {
    return false;
  }
}
