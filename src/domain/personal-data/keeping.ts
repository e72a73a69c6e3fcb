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

/** Years that a record is kept (requirements, K6). */
export const keptYears: Record<KeepingBasis, number> = { billing: 10, contract: 3 };

/**
 * The last day of keeping, both as `YYYY-MM-DD`: of billing the end of the tenth year after that of the document, of a contract the
 * same day three years after its end (requirements, K6). A leap day ends on 28 February.
 */
export function lastDayOfKeeping(basis: KeepingBasis, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const last = String(Number(year) + keptYears[basis]).padStart(4, '0');
  if (basis === 'billing') return `${last}-12-31`;
  return `${last}-${month === '02' && date === '29' ? '02-28' : `${month}-${date}`}`;
}

/** What keeps an account from being deleted: work that goes on, money that is owed, monthly care, colleagues of a firm that it owns. */
export const deletionObstacles = ['projects', 'payments', 'care', 'colleagues'] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

/** Time within which the mailed link of a deletion is opened, and within which a copy is downloaded. */
export const linkLifetimeMs = 24 * 60 * 60_000;
