import type { AuditEntry } from '#contract/audit.ts';
import { roles } from '#domain/accounts/account.ts';
import { errorReportStates } from '#domain/errors/report.ts';
import { languages } from '#domain/languages.ts';
import { priorities, requestStatuses } from '#domain/service-requests/status.ts';
import type { GetText, TextKey } from '#locales/text-key.ts';

type Words = { t: GetText; nameOf: (userId: string) => string | undefined };

type Flag = readonly [yes: TextKey, no?: TextKey];

/** Text of a fact that is true, and of one that is false where that is worth showing. */
const flags: Readonly<Record<string, Flag>> = {
  isArchived: ['audit:flags.isArchived', 'audit:flags.isNotArchived'],
  isUnread: ['audit:flags.isUnread', 'audit:flags.isRead'],
  requireSecondFactor: ['audit:flags.requireSecondFactor', 'audit:flags.requireNoSecondFactor'],
  renamed: ['audit:flags.renamed'],
  emailChanged: ['audit:flags.emailChanged'],
  // Written until there was a third role.
  isAdmin: ['audit:flags.isAdmin', 'audit:flags.isNotAdmin'],
  wasAdmin: ['audit:flags.wasAdmin'],
  isInvited: ['audit:flags.isInvited'],
  isCopy: ['audit:flags.isCopy'],
  isPasswordNew: ['audit:flags.isPasswordNew'],
};

/** Names of facts; an unknown one is shown as it is. */
const labels: Readonly<Record<string, TextKey>> = {
  role: 'audit:facts.role',
  month: 'audit:facts.month',
  kind: 'audit:facts.kind',
  to: 'audit:facts.to',
  assigneeId: 'audit:facts.to',
  priority: 'audit:facts.to',
  number: 'audit:facts.number',
  numbers: 'audit:facts.numbers',
  fields: 'audit:facts.fields',
  filters: 'audit:facts.filters',
  ended: 'audit:facts.ended',
  by: 'audit:facts.by',
  minimumPasswordLength: 'audit:facts.minimumPasswordLength',
  released: 'audit:facts.released',
  contacts: 'audit:facts.contacts',
  mails: 'audit:facts.mails',
  requests: 'audit:facts.requests',
  anonymised: 'audit:facts.anonymised',
  language: 'audit:facts.language',
  security: 'audit:facts.security',
  port: 'audit:facts.port',
  version: 'audit:facts.version',
};

const id = /^[0-9A-HJKMNP-TV-Z]{26}$/;
/** Members of a list that are shown one by one. */
const longestList = 12;

/** What happened, in a sentence; an archiving and a restoring have different ones. */
export function sentenceOf({ action, facts }: Pick<AuditEntry, 'action' | 'facts'>, t: GetText): string {
  const turn = facts['isArchived'] === true ? 'yes' : 'no';
  if (action === 'service-request.archived') return t(`audit:turned.request.${turn}`);
  if (action === 'library-feature.archived') return t(`audit:turned.feature.${turn}`);
  return t(`audit:actions.${action}`);
}

/** The facts of an entry in words, in their order; ids that have no name here are left out. */
export function factWords({ action, facts }: Pick<AuditEntry, 'action' | 'facts'>, words: Words): string[] {
  const { from, ...all } = facts;
  const { isArchived: _, ...others } = all;
  const rest = action.endsWith('.archived') ? others : all;
  const told = Object.entries(rest).flatMap(([name, value]) => {
    if (name === 'to' && from !== undefined) return [changeWords(from, value, words)];
    return wordsOfFact(name, value, words);
  });
  return told.filter((text) => text !== '');
}

function changeWords(from: unknown, to: unknown, words: Words): string {
  return `${valueWords(from, words)} → ${valueWords(to, words)}`;
}

function wordsOfFact(name: string, value: unknown, words: Words): string[] {
  const flag = flags[name];
  if (typeof value === 'boolean' && flag) return flagWords(flag, value, words.t);
  if (saysNothing(name, value)) return [];
  const label = labels[name];
  return [`${label ? words.t(label) : name}: ${valueWords(value, words)}`];
}

function flagWords([yes, no]: Flag, value: boolean, t: GetText): string[] {
  const key = value ? yes : no;
  return key ? [t(key)] : [];
}

/** Zero, empty values, and ids that have no name here are left out; "nobody" as assignee is shown. */
function saysNothing(name: string, value: unknown): boolean {
  if (name === 'assigneeId') return false;
  if (Array.isArray(value)) return value.length === 0;
  return value === 0 || value === null || (typeof value === 'string' && id.test(value));
}

function valueWords(value: unknown, words: Words): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, longestList).map((each) => valueWords(each, words));
    return value.length > longestList ? `${shown.join(', ')} … (${value.length})` : shown.join(', ');
  }
  if (value === null) return words.t('audit:nobody');
  if (typeof value !== 'string') return JSON.stringify(value) ?? '';
  if (id.test(value)) return words.nameOf(value) ?? words.t('audit:someone');
  return wordOf(value, words.t);
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
