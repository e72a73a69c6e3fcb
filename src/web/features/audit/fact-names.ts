import { firmRights } from '#domain/firms/rights.ts';
import { mailboxFailures } from '#domain/inbound-mail/mailbox-settings.ts';
import { restrictionGrounds } from '#domain/personal-data/restriction.ts';
import { libraryCategories } from '#domain/price-book/library-feature.ts';
import { materialActions } from '#domain/projects/material/material-status.ts';
import { defaultThemes } from '#domain/settings/look-settings.ts';
import { taxDocumentKinds } from '#domain/tax-documents/tax-document.ts';
import type { TextKey } from '#locales/text-key.ts';

type Flag = readonly [yes: TextKey, no?: TextKey];

/** Text of a fact that is true, and of one that is false where that is worth showing. */
export const flags: Readonly<Record<string, Flag>> = {
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
  logo: ['audit:flags.hasLogo', 'audit:flags.hasNoLogo'],
  hasProvider: ['audit:flags.hasProvider', 'audit:flags.hasNoProvider'],
  isAutomatic: ['audit:flags.isAutomatic', 'audit:flags.isNotAutomatic'],
  hadTotp: ['audit:flags.hadTotp'],
};

const labels: Readonly<Record<string, TextKey>> = {
  role: 'audit:facts.role',
  month: 'audit:facts.month',
  kind: 'audit:facts.kind',
  'document.deleted kind': 'audit:facts.document',
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
  'bank-entry.booked requests': 'audit:facts.paidRequests',
  anonymised: 'audit:facts.anonymised',
  language: 'audit:facts.language',
  security: 'audit:facts.security',
  port: 'audit:facts.port',
  version: 'audit:facts.version',
  amount: 'audit:facts.amount',
  credit: 'audit:facts.credit',
  day: 'audit:facts.day',
  minutes: 'audit:facts.minutes',
  at: 'audit:facts.at',
  people: 'audit:facts.people',
  passkeys: 'audit:facts.passkeys',
  failure: 'audit:facts.failure',
  source: 'audit:facts.source',
  category: 'audit:facts.category',
  changes: 'audit:facts.changes',
  primaryColor: 'audit:facts.primaryColor',
  defaultTheme: 'audit:facts.defaultTheme',
  state: 'audit:facts.state',
  right: 'audit:facts.right',
  format: 'audit:facts.format',
  entries: 'audit:facts.entries',
  restoredFrom: 'audit:facts.restoredFrom',
  ground: 'audit:facts.ground',
  action: 'audit:facts.action',
};

/** The name of a fact of an action, where it has one: one of the action's own, else that of all actions. */
export const labelOf = (action: string, fact: string): TextKey | undefined =>
  labels[`${action} ${fact}`] ?? labels[fact];

/** Where a draft of a quote or of a tax document began. */
const sources = [
  ...(['empty', 'request', 'quote', 'template', 'project'] as const),
  ...(['advance', 'final', 'credit_note', 'correction', 'customer'] as const),
];
const states = ['active', 'paused', 'ended', 'open', 'dismissed'] as const;

/** Names of what can be in the lists of fields and of filters. */
const members = [
  ...(['title', 'description', 'service', 'trade', 'name', 'email', 'phone', 'company'] as const),
  ...(['companyNumber', 'taxNumber', 'vatNumber', 'language', 'country', 'address', 'note'] as const),
  ...(['view', 'status', 'priority', 'source', 'assignee', 'customer', 'waiting', 'unread', 'overdue'] as const),
  ...(['from', 'to', 'search', 'sort', 'currency', 'sentFrom', 'sentTo', 'customerId', 'requestId'] as const),
  ...(['order', 'direction'] as const),
].map((each) => `audit:names.${each}` as const);

const values: Readonly<Record<string, readonly TextKey[]>> = {
  fields: members,
  filters: members,
  right: firmRights.map((each) => `audit:values.right.${each}` as const),
  source: sources.map((each) => `audit:values.source.${each}` as const),
  state: states.map((each) => `audit:values.state.${each}` as const),
  kind: taxDocumentKinds.map((each) => `audit:values.kind.${each}` as const),
  category: libraryCategories.map((each) => `audit:values.category.${each}` as const),
  ground: restrictionGrounds.map((each) => `audit:values.ground.${each}` as const),
  failure: mailboxFailures.map((each) => `audit:values.failure.${each}` as const),
  action: materialActions.map((each) => `audit:values.action.${each}` as const),
  defaultTheme: defaultThemes.map((each) => `audit:values.defaultTheme.${each}` as const),
  security: ['audit:values.security.none'],
};

/** The word for a value of a fact whose values are a list of its own. */
export const valueKeyOf = (fact: string, value: string): TextKey | undefined =>
  values[fact]?.find((key) => key.endsWith(`.${value}`));

/** What is called the same in all languages. */
export const properNames: Readonly<Record<string, string>> = {
  tls: 'TLS',
  starttls: 'STARTTLS',
  camt053: 'camt.053',
  gpc: 'GPC',
  csv: 'CSV',
};
