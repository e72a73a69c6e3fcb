import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import * as contract from '#contract/quotes/private-quote.ts';
import type { Language } from '#domain/languages.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { type SignValues, readAcceptance, signFields } from '#domain/quotes/signing/acceptance-fields.ts';
import { choiceOf } from '#domain/quotes/signing/choice-fields.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { acceptQuote } from '#server/features/quotes/answers/accept-quote.ts';
import { askAboutQuote } from '#server/features/quotes/answers/questions/ask-about-quote.ts';
import { declineQuote, requestChanges } from '#server/features/quotes/answers/refuse-quote.ts';
import { sendCode } from '#server/features/quotes/codes/send-code.ts';
import { undoAnswer } from '#server/features/quotes/answers/undo-answer.ts';
import { undoQuestion } from '#server/features/quotes/answers/questions/undo-question.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { shapeText } from '#server/http/calls/refuse-fields.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';

/** A form of a quote's page that was sent without scripts. */
export type QuoteForm = {
  asking: Asking;
  document: QuoteSnapshot;
  fields: FormFields;
  search: URLSearchParams;
  idempotencyKey: string;
};

/** Does what a button says, by the rules of the calls; returns the address that a code was mailed to, else null. */
type AnswerByForm = (services: Services, form: QuoteForm) => Promise<string | null>;

const ask: AnswerByForm = async (services, form) => {
  const lineId = textOf(form.fields['line']) || null;
  const body = await bodyOf(services, form, { endpoint: contract.askAboutQuote, body: { lineId, text: typed(form) } });
  await askAboutQuote(services, { ...form.asking, ...body, idempotencyKey: form.idempotencyKey });
  return null;
};

const changes: AnswerByForm = async (services, form) => {
  const body = await bodyOf(services, form, { endpoint: contract.requestQuoteChanges, body: { message: typed(form) } });
  await requestChanges(services, { ...form.asking, ...body });
  return null;
};

const decline: AnswerByForm = async (services, form) => {
  const body = await bodyOf(services, form, { endpoint: contract.declineQuote, body: { reason: typed(form) } });
  await declineQuote(services, { ...form.asking, ...body });
  return null;
};

const undo: AnswerByForm = async (services, form) => {
  const question = textOf(form.fields['question']);
  await bodyOf(services, form, { endpoint: contract.undoQuoteAnswer, body: {} });
  if (question === '') await undoAnswer(services, form.asking);
  else await undoQuestion(services, { ...form.asking, question });
  return null;
};

const code: AnswerByForm = async (services, form) => {
  await bodyOf(services, form, { endpoint: contract.sendSigningCode, body: {} });
  return (await sendCode(services, form.asking)).email;
};

const sign: AnswerByForm = async (services, form) => {
  const { asking, document, fields, search, idempotencyKey } = form;
  const choice = choiceOf(document.lines, { language: document.language, read: (name) => search.get(name) });
  const { signature, ...read } = readAcceptance(signValuesOf(fields));
  // Nobody can draw without scripts.
  const mark = signature.kind === 'typed' ? signature : { kind: 'typed' as const, text: '' };
  const body = { sha256: textOf(fields['sha256']), choice: { ...choice }, ...read, signature: mark };
  const checked = await bodyOf(services, form, { endpoint: contract.acceptQuote, body });
  await acceptQuote(services, { ...asking, ...checked, idempotencyKey });
  return null;
};

/** What each button does, by its value. */
export const answersByForm: Readonly<Record<string, AnswerByForm>> = { ask, changes, decline, undo, code, sign };

/** The fields of a signing form. */
export function signValuesOf(fields: FormFields): SignValues {
  return Object.fromEntries(signFields.map((field) => [field, textOf(fields[field])])) as SignValues;
}

const typed = ({ fields }: QuoteForm) => textOf(fields['text']);

/** The body of a call, held to its limits and its shape as every call is. Throws `too-many-requests` and `invalid-input`. */
async function bodyOf<E extends Endpoint>(
  services: Services,
  { asking, document }: QuoteForm,
  { endpoint, body }: { endpoint: E; body: z.input<E['body']> },
): Promise<z.output<E['body']>> {
  if (endpoint.rateLimit) await countAgainstLimit(services, endpoint.rateLimit, asking.caller.address);
  const read = endpoint.body.safeParse(body);
  if (!read.success) throw misshapen(read.error.issues, document.language);
  return read.data as z.output<E['body']>;
}

function misshapen(issues: readonly { path: PropertyKey[]; code: string }[], language: Language): AppError {
  const fields = issues.map(({ path, code: rule }) => ({
    field: path.join('.'),
    rule,
    message: shapeText(rule, language),
  }));
  return new AppError('invalid-input', { fields });
}
