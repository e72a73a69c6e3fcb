import { type RetentionTerms, termOf } from '#domain/retention/retention-schedule.ts';

/** Why a record outlives the data of its person: tax and accounting law, or claims from a contract (requirements, K6). */
export const keepingBases = ['billing', 'contract'] as const;
export type KeepingBasis = (typeof keepingBases)[number];

/** What is kept. */
export const keptKinds = ['quote', 'project', 'tax-document', 'payment-request'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Documents about money are billing, agreements and projects are the contract. */
export const basisOf: Record<KeptKind, KeepingBasis> = {
  quote: 'contract',
  project: 'contract',
  'tax-document': 'billing',
  'payment-request': 'billing',
};

/** The rule of the retention schedule by which a record is kept. */
const ruleOfBasis = { billing: 'billing', contract: 'projects' } as const;

/**
 * The last day of keeping, both as `YYYY-MM-DD`: of billing the end of the tenth year after that of the document, of a contract the
 * same day three years after its end, or as many as the owner has set (requirements, K6). A leap day ends on 28 February.
 */
export function lastDayOfKeeping(basis: KeepingBasis, day: string, terms: RetentionTerms = {}): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const years = termOf(ruleOfBasis[basis], terms)?.count ?? 0;
  const last = String(Number(year) + years).padStart(4, '0');
  if (basis === 'billing') return `${last}-12-31`;
  return `${last}-${month === '02' && date === '29' ? '02-28' : `${month}-${date}`}`;
}

/** What keeps an account from being deleted: work that goes on, money that is owed, monthly care, colleagues of a firm that it owns, a claim. */
export const deletionObstacles = ['projects', 'payments', 'care', 'colleagues', 'claims'] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

/** Time within which the mailed link of a deletion is opened, and within which a copy is downloaded. */
export const linkLifetimeMs = 24 * 60 * 60_000;
