/** How long something is kept, in whole days, months or years. */
export type RetentionTerm = { count: number; unit: 'days' | 'months' | 'years' };

/** Why it is kept (GDPR art. 6(1): b, c, f). What rests on consent is kept as proof of it, which is a legal obligation (art. 7(1)). */
export type LegalBasis = 'contract' | 'legal-obligation' | 'legitimate-interest';

/** From when a term runs. */
export type RetentionStart =
  | 'year-end'
  | 'project-end'
  | 'last-contact'
  | 'last-change'
  | 'last-use'
  | 'creation'
  | 'arrival'
  | 'sending'
  | 'end'
  | 'answer';

/** What keeps the owner from changing a term: a law, or a sentence that customers read elsewhere, or the safety of accounts. */
export type FixedBy = 'law' | 'promise' | 'security';

type Rule = {
  id: string;
  basis: LegalBasis;
  /** Null where it is kept until its person ends it. */
  term: RetentionTerm | null;
  from: RetentionStart;
  /** Within what the owner may change the term, in its unit; or what fixes it. */
  bounds: { minimum: number; maximum: number } | FixedBy;
  /** What is done when the term is over: by the job, or by whoever runs the server. */
  end: 'deleted' | 'emptied' | 'by-operator' | 'by-person';
};

/**
 * The retention schedule: what is kept, why, for how long and from when (K6, A7). The privacy page, the settings and the job that deletes
 * read this table alone.
 */
const retentionSchedule = [
  {
    id: 'billing',
    basis: 'legal-obligation',
    term: { count: 10, unit: 'years' },
    from: 'year-end',
    bounds: 'law',
    end: 'deleted',
  },
  {
    id: 'projects',
    basis: 'contract',
    term: { count: 3, unit: 'years' },
    from: 'project-end',
    bounds: { minimum: 3, maximum: 10 },
    end: 'deleted',
  },
  {
    id: 'requests',
    basis: 'contract',
    term: { count: 12, unit: 'months' },
    from: 'last-contact',
    bounds: { minimum: 3, maximum: 36 },
    end: 'emptied',
  },
  {
    id: 'customers',
    basis: 'contract',
    term: { count: 12, unit: 'months' },
    from: 'last-change',
    bounds: { minimum: 3, maximum: 36 },
    end: 'emptied',
  },
  {
    id: 'accounts',
    basis: 'contract',
    term: { count: 3, unit: 'years' },
    from: 'last-use',
    bounds: { minimum: 1, maximum: 10 },
    end: 'deleted',
  },
  {
    id: 'draft-links',
    basis: 'contract',
    term: { count: 30, unit: 'days' },
    from: 'creation',
    bounds: 'promise',
    end: 'deleted',
  },
  { id: 'account-drafts', basis: 'contract', term: null, from: 'creation', bounds: 'promise', end: 'by-person' },
  {
    id: 'uploads',
    basis: 'contract',
    term: { count: 30, unit: 'days' },
    from: 'arrival',
    bounds: 'promise',
    end: 'deleted',
  },
  {
    id: 'plans',
    basis: 'contract',
    term: { count: 90, unit: 'days' },
    from: 'creation',
    bounds: 'promise',
    end: 'deleted',
  },
  {
    id: 'loose-mails',
    basis: 'legitimate-interest',
    term: { count: 90, unit: 'days' },
    from: 'arrival',
    bounds: { minimum: 30, maximum: 180 },
    end: 'deleted',
  },
  {
    id: 'raw-mails',
    basis: 'legitimate-interest',
    term: { count: 12, unit: 'months' },
    from: 'arrival',
    bounds: { minimum: 3, maximum: 36 },
    end: 'deleted',
  },
  {
    id: 'sent-mails',
    basis: 'legitimate-interest',
    term: { count: 90, unit: 'days' },
    from: 'sending',
    bounds: { minimum: 30, maximum: 365 },
    end: 'deleted',
  },
  {
    id: 'notifications',
    basis: 'legitimate-interest',
    term: { count: 90, unit: 'days' },
    from: 'creation',
    bounds: { minimum: 30, maximum: 365 },
    end: 'deleted',
  },
  {
    id: 'invitations',
    basis: 'contract',
    term: { count: 30, unit: 'days' },
    from: 'end',
    bounds: 'promise',
    end: 'deleted',
  },
  {
    id: 'data-copies',
    basis: 'legal-obligation',
    term: { count: 1, unit: 'days' },
    from: 'creation',
    bounds: 'promise',
    end: 'deleted',
  },
  {
    id: 'subject-requests',
    basis: 'legal-obligation',
    term: { count: 12, unit: 'months' },
    from: 'answer',
    bounds: { minimum: 6, maximum: 36 },
    end: 'emptied',
  },
  {
    id: 'consent-records',
    basis: 'legal-obligation',
    term: { count: 24, unit: 'months' },
    from: 'creation',
    bounds: { minimum: 12, maximum: 36 },
    end: 'deleted',
  },
  {
    id: 'analytics',
    basis: 'legitimate-interest',
    term: { count: 5, unit: 'years' },
    from: 'creation',
    bounds: { minimum: 1, maximum: 10 },
    end: 'deleted',
  },
  {
    id: 'sessions',
    basis: 'contract',
    term: { count: 14, unit: 'days' },
    from: 'last-use',
    bounds: 'security',
    end: 'deleted',
  },
  {
    id: 'audit-details',
    basis: 'legitimate-interest',
    term: { count: 90, unit: 'days' },
    from: 'creation',
    bounds: { minimum: 30, maximum: 365 },
    end: 'emptied',
  },
  {
    id: 'error-reports',
    basis: 'legitimate-interest',
    term: { count: 90, unit: 'days' },
    from: 'arrival',
    bounds: { minimum: 30, maximum: 365 },
    end: 'deleted',
  },
  {
    id: 'done-jobs',
    basis: 'legitimate-interest',
    term: { count: 7, unit: 'days' },
    from: 'end',
    bounds: 'security',
    end: 'deleted',
  },
  {
    id: 'server-logs',
    basis: 'legitimate-interest',
    term: { count: 30, unit: 'days' },
    from: 'creation',
    bounds: 'promise',
    end: 'by-operator',
  },
] as const satisfies readonly Rule[];

/** A rule of the schedule. */
export type RetentionRule = Rule & { id: RetentionRuleId };
export type RetentionRuleId = (typeof retentionSchedule)[number]['id'];

/** The rules as one type. */
export const retentionRules: readonly RetentionRule[] = retentionSchedule;

/** Terms that the owner has set, each in the unit of its rule; a rule that is left out has its first term. */
export type RetentionTerms = Partial<Record<RetentionRuleId, number>>;

/** A rule by its id. */
export function ruleOf(id: RetentionRuleId): RetentionRule {
  const found = retentionRules.find((rule) => rule.id === id);
  if (!found) throw new Error(`No rule ${id}.`);
  return found;
}

/** Whether the owner may change the term of a rule, and within what. */
export const boundsOf = ({ bounds }: RetentionRule): { minimum: number; maximum: number } | null =>
  typeof bounds === 'string' ? null : bounds;

/** The term of a rule as it holds; null where it has none. What the law or a promise fixes, and what is out of bounds, counts as the first term. */
export function termOf(id: RetentionRuleId, terms: RetentionTerms = {}): RetentionTerm | null {
  const rule = ruleOf(id);
  const bounds = boundsOf(rule);
  const wanted = terms[id];
  if (rule.term === null || bounds === null || wanted === undefined) return rule.term;
  const isWithin = Number.isInteger(wanted) && wanted >= bounds.minimum && wanted <= bounds.maximum;
  return isWithin ? { ...rule.term, count: wanted } : rule.term;
}

/** Days of a term that is counted in days. Throws for any other. */
export function daysOf(id: RetentionRuleId, terms: RetentionTerms = {}): number {
  const term = termOf(id, terms);
  if (term?.unit !== 'days') throw new Error(`${id} is not counted in days.`);
  return term.count;
}

const dayMs = 24 * 60 * 60_000;

/**
 * The moment (ms UTC) before which something of a rule must have begun to be over now. Months and years go by the calendar; a day that the
 * month has not is its last.
 */
export function cutoffOf({ count, unit }: RetentionTerm, now: number): number {
  if (unit === 'days') return now - count * dayMs;
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count * (unit === 'years' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
