import { nameWords } from '#domain/bank-imports/names-alike.ts';
import { isSameAccount } from '#domain/bank-imports/same-account.ts';
import { namedSymbol, ownSymbolsIn } from '#domain/bank-imports/symbol-in-text.ts';
import { readAmount } from '#domain/bank-imports/written-amount.ts';
import { readDay } from '#domain/bank-imports/written-day.ts';
import { scrubAddress, scrubText } from '#domain/errors/scrub.ts';
import { framesOf } from '#domain/errors/stack-frames.ts';
import { newestPart } from '#domain/inbound-mail/newest-part.ts';
import { tagsIn } from '#domain/inbound-mail/reply-tag.ts';
import { textParts } from '#domain/mail/typed-text.ts';
import { readPastedRows } from '#domain/quotes/lines/pasted-rows.ts';
import { findVerifyCode } from '#domain/quotes/signing/find-verify-code.ts';
import { readVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { isIban, normaliseAccount } from '#domain/settings/bank-account.ts';
import { splitAddress } from '#domain/tax-documents/split-address.ts';
import { checkAnswer } from '#domain/writing/check-answer.ts';
import { checkWording } from '#domain/writing/check-wording.ts';
import { escapeMarkdown } from '#domain/writing/prd-markdown.ts';
import { oneLine, severalLines, withoutLinks } from '#server/features/mail/compose/visitor-text.ts';
import { scrubbedError } from '#server/features/mail/outbox/scrubbed-error.ts';
import { redact } from '#server/gateways/writing-assistant/redact.ts';
import { bankText } from '#server/gateways/payment-codes/bank-text.ts';
import { readBounce } from '#server/gateways/mailbox/read-bounce.ts';
import { readStyleElements } from '#server/gateways/file-inspection/drawing-styles.ts';

const length = 100_000;

/** A text of 100,000 characters that repeats a part. */
const repeated = (part: string, end = '!') => part.repeat(Math.ceil(length / part.length)).slice(0, length) + end;

/** Lines of 100 kB on which a regular expression that tries every start takes quadratic time. */
export const hostileLines: Readonly<Record<string, string>> = {
  letters: repeated('a'),
  digits: repeated('1'),
  spaces: repeated(' '),
  tabs: repeated('\t'),
  lines: repeated('\n'),
  dots: repeated('.'),
  slashes: repeated('/a'),
  questions: repeated('?a'),
  colons: repeated(':1'),
  'at signs': repeated('a@', ' '),
  quotes: repeated('"a'),
  hyphens: repeated('-a'),
  'dots between letters': repeated('.a'),
  'letters beyond ASCII': repeated('áa'),
  'capital letters': repeated('A'),
  names: repeated('Aa '),
  'secret words': repeated('token '),
  'spaces after a secret word': `token${repeated(' ')}`,
  folders: repeated('/src/'),
  addresses: repeated('http://a'),
  'a frame that never ends': `    at ${repeated('a (')}`,
  'a frame of colons': `    at ${repeated(':1')}`,
  'a frame of spaces': repeated('  ', '@'),
  'style elements': repeated('<style'),
  comments: `<style>${repeated('/*a')}`,
  'rules with an at sign': `<style>${repeated('@')}`,
  'selectors and declarations': `<style>${repeated('a,').slice(0, 50_000)}b{${repeated('fill:red;').slice(0, 50_000)}}`,
  braces: `<style>${repeated('{')}`,
  codes: repeated('verify:AAAA-'),
  quotations: repeated('On Monday Jan wrote:\n>\n'),
  'heads of mails': repeated('From: Jan\n'),
};

const source = { kind: 'faq', title: 'Cena', text: 'Web stojí od 1 000 €.', href: '/faq' } as const;

/** What reads texts from outside: reports of errors, answers of models, what visitors type, what mail servers say. */
export const readersOfHostileText: Readonly<Record<string, (text: string) => unknown>> = {
  scrubText: (text) => scrubText(text),
  scrubAddress,
  framesOf,
  scrubbedError: (text) => scrubbedError(new Error(text), 'jana@strechy.example'),
  checkWording: (text) => checkWording({ text: text.slice(0, 39_000), said: text }),
  normaliseAccount: (text) => isIban(normaliseAccount(text, 'DKK')),
  redact: (text) => redact(text, { name: '', email: '', phone: '', company: '' }),
  checkAnswer: (answer) => checkAnswer({ answer, sources: [source], language: 'sk' }),
  escapeMarkdown,
  readVerifyCode,
  findVerifyCode,
  oneLine,
  severalLines,
  withoutLinks,
  textParts,
  readPastedRows: (text) => readPastedRows(text, 'sk'),
  readStyleElements,
  splitAddress,
  bankText: (text) => bankText(text, 70),
  namedSymbol,
  ownSymbolsIn,
  nameWords,
  isSameAccount: (text) => isSameAccount(text, text),
  readAmount,
  readDay,
  newestPart,
  tagsIn: (text) => tagsIn([text]),
  readBounce: (text) => readBounce({ status: text, original: text, references: [text] }),
};
