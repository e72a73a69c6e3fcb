import type { AuditEntry } from '#contract/audit.ts';
import { roles } from '#domain/accounts/account.ts';
import { errorReportStates } from '#domain/errors/report.ts';
import { formatSum } from '#domain/exact-money.ts';
import { writeDay } from '#domain/days.ts';
import { type Language, languages } from '#domain/languages.ts';
import { writeDuration } from '#domain/projects/time/duration.ts';
import { priorities, requestStatuses } from '#domain/service-requests/status.ts';
import type { GetText, TextKey } from '#locales/text-key.ts';
import { monthName } from '../../lib/time/month-options.ts';
import { exactTime } from '../../lib/time/relative-time.ts';
import { flags, labelOf, properNames, valueKeyOf } from './fact-names.ts';

type Words = { t: GetText; language: Language; nameOf: (userId: string) => string | undefined };
type Told = Pick<AuditEntry, 'action' | 'facts'> & Partial<Pick<AuditEntry, 'subjectName'>>;

const id = /^[0-9A-HJKMNP-TV-Z]{26}$/;
/** Members of a list that are shown one by one. */
const longestList = 12;

/** What happened, in a sentence; an archiving and a restoring have different ones. */
export function sentenceOf({ action, facts }: Told, t: GetText): string {
  const turn = facts['isArchived'] === true ? 'yes' : 'no';
  if (action === 'service-request.archived') return t(`audit:turned.request.${turn}`);
  if (action === 'library-feature.archived') return t(`audit:turned.feature.${turn}`);
  return t(`audit:actions.${action}`);
}

/** The facts of an entry in words, in their order; ids that have no name here and the number that names the subject are left out. */
export function factWords({ action, facts, subjectName }: Told, words: Words): string[] {
  const { from, ...all } = facts;
  const { isArchived: _, ...others } = all;
  const rest = action.endsWith('.archived') ? others : all;
  const told = Object.entries(rest).flatMap(([name, value]) => {
    if (name === 'number' && value === subjectName) return [];
    if (name === 'to' && from !== undefined) return [changeWords(from, value, words)];
    return wordsOfFact({ action, facts }, name, words);
  });
  return told.filter((text) => text !== '');
}

function changeWords(from: unknown, to: unknown, words: Words): string {
  return `${valueWords(from, words)} → ${valueWords(to, words)}`;
}

function wordsOfFact({ action, facts }: Told, name: string, words: Words): string[] {
  const value = facts[name];
  const flag = flags[name];
  if (typeof value === 'boolean' && flag) return flagWords(flag, value, words.t);
  if (saysNothing(name, value)) return [];
  const label = labelOf(action, name);
  const text = measureWords(facts, name, words) ?? valueWords(value, words, name);
  return [`${label ? words.t(label) : name}: ${text}`];
}

/** Facts that are money, a day, a time or a duration, as people write them. */
function measureWords(facts: Told['facts'], name: string, { language }: Words): string | undefined {
  const value = facts[name];
  if (typeof value === 'number') {
    if (sums.includes(name)) return formatSum(value, currencyOf(facts), language);
    if (name === 'minutes') return writeDuration(value);
    if (name === 'at') return exactTime(value, language);
  }
  if (typeof value !== 'string') return undefined;
  if (name === 'day') return writeDay(value, language);
  return name === 'month' ? monthName(value, language) : undefined;
}

/** Facts in minor units of the currency that stands beside them. */
const sums = ['amount', 'credit'];

const currencyOf = ({ currency }: Told['facts']): string => (typeof currency === 'string' ? currency : '');

function flagWords([yes, no]: readonly [yes: TextKey, no?: TextKey], value: boolean, t: GetText): string[] {
  const key = value ? yes : no;
  return key ? [t(key)] : [];
}

/**
 * Zero, empty values, ids that have no name here, and the currency, which stands at its sum, are left out; "nobody" as
 * assignee is shown.
 */
function saysNothing(name: string, value: unknown): boolean {
  if (name === 'currency') return true;
  if (name === 'assigneeId') return false;
  if (Array.isArray(value)) return value.length === 0;
  return value === 0 || value === null || value === '' || (typeof value === 'string' && id.test(value));
}

function valueWords(value: unknown, words: Words, name = ''): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, longestList).map((each) => valueWords(each, words, name));
    return value.length > longestList ? `${shown.join(', ')} … (${value.length})` : shown.join(', ');
  }
  if (value === null) return words.t('audit:nobody');
  if (typeof value !== 'string') return JSON.stringify(value) ?? '';
  if (id.test(value)) return words.nameOf(value) ?? words.t('audit:someone');
  return memberWords(name, value, words.t);
}

function memberWords(name: string, value: string, t: GetText): string {
  const key = valueKeyOf(name, value);
  return key ? t(key) : (properNames[value] ?? wordOf(value, t));
}

/** Members of the domain's lists, in the language of the page. */
function wordOf(value: string, t: GetText): string {
  const status = requestStatuses.find((each) => each === value);
  if (status) return t(`serviceRequests:statuses.${status}`);
  const priority = priorities.find((each) => each === value);
  if (priority) return t(`serviceRequests:priorities.${priority}`);
  const state = errorReportStates.find((each) => each === value);
  if (state) return t(`errorReports:states.${state}`);
  const role = roles.find((each) => each === value);
  if (role) return t(`audit:actors.${role === 'user' ? 'customer' : role}`);
  const language = languages.find((each) => each === value);
  if (language) return t(`common:language.names.${language}`);
  const way = ways.find((each) => each === value);
  if (way) return t(`audit:ways.${way}`);
  const kind = kinds.find((each) => each === value);
  return kind ? t(`audit:kinds.${kind}`) : value;
}

const ways = ['password', 'code', 'passkey'] as const;
const kinds = ['status', 'assign', 'priority', 'archive', 'read', 'delete'] as const;
