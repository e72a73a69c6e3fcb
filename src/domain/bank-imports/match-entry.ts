import type { PaymentRequestStatus } from '../payments/payment-request-status.ts';
import type { BankEntry, MatchKind } from './bank-entry.ts';
import { areNamesAlike, nameWords } from './names-alike.ts';
import { isSameAccount } from './same-account.ts';
import { ownSymbolsIn } from './symbol-in-text.ts';

/** A request that is open or paid, as far as matching looks at it. Sums are minor units. */
export type MatchCandidate = {
  id: string;
  status: PaymentRequestStatus;
  /** Its own, or that of a cancelled request that it has taken the place of. */
  variableSymbol: string;
  hasOtherSymbol: boolean;
  currency: string;
  amount: number;
  paid: number;
  /** Own account that it names; '' where the agency has none for its currency. */
  account: string;
  payerName: string;
};

/** Why an entry may pay a request although not everything agrees. */
export const matchReasons = [
  'part-payment',
  'overpayment',
  'paid-twice',
  'other-account',
  'other-currency',
  'symbol-of-cancelled',
  'symbol-in-message',
  'amount-and-name',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** A request that an entry may pay; `why` is null where everything agrees. */
export type Proposal = { requestId: string; why: MatchReason | null };

/** What an entry is taken for, the likeliest request first. */
export type EntryMatch = { kind: MatchKind; proposals: readonly Proposal[] };

/** A movement with what has become of it. */
export type EntryToMatch = BankEntry & { id: string; state: 'open' | 'booked' | 'dismissed' };

/** Most requests that are proposed for one entry. */
const mostProposals = 5;

/** Most requests of one sum whose payers' names are compared. */
const mostOfSum = 200;

/** Symbols that entries name, in their field or in the message. */
export const symbolsNamedBy = (entries: readonly EntryToMatch[]): string[] => [
  ...new Set(entries.filter(isOpenIncoming).flatMap(symbolsOf)),
];

/** Sums of entries that name no open one of the requests found by symbol: who uses the symbol of a paid one may mean another. */
export function sumsToLookUp(entries: readonly EntryToMatch[], named: readonly MatchCandidate[]): number[] {
  const known = new Set(named.filter((each) => !isPaid(each)).map(({ variableSymbol }) => variableSymbol));
  const unnamed = entries.filter((entry) => isOpenIncoming(entry) && !symbolsOf(entry).some((each) => known.has(each)));
  return [...new Set(unnamed.map(({ amount }) => amount))];
}

/**
 * Says of each entry what it is taken for (H9). Symbol, amount, currency and account have to agree for a match; a request that an
 * earlier entry of the list pays in full is not matched a second time. Entries of other proposals are for a person to decide.
 */
export function matchEntries(
  entries: readonly EntryToMatch[],
  candidates: readonly MatchCandidate[],
): Map<string, EntryMatch> {
  const index = indexOf(candidates);
  const taken = new Set<string>();
  return new Map(
    entries.map((entry) => {
      const match = matchEntry(entry, { ...index, taken });
      if (match.kind === 'matched') for (const { requestId } of match.proposals) taken.add(requestId);
      return [entry.id, match];
    }),
  );
}

type Named = { id: string; words: readonly string[] };
type Index = { bySymbol: ReadonlyMap<string, MatchCandidate>; bySum: ReadonlyMap<string, readonly Named[]> };

function indexOf(candidates: readonly MatchCandidate[]): Index {
  const bySymbol = new Map(candidates.map((each) => [each.variableSymbol, each]));
  const bySum = new Map<string, Named[]>();
  for (const { id, amount, paid, currency, payerName } of candidates.filter(isFoundBySum)) {
    const key = `${amount - paid} ${currency}`;
    const same = bySum.get(key) ?? [];
    if (same.length < mostOfSum) same.push({ id, words: nameWords(payerName) });
    bySum.set(key, same);
  }
  return { bySymbol, bySum };
}

function matchEntry(entry: EntryToMatch, index: Index & { taken: ReadonlySet<string> }): EntryMatch {
  if (entry.state !== 'open') return { kind: 'known', proposals: [] };
  if (entry.amount <= 0) return { kind: 'outgoing', proposals: [] };
  const named = index.bySymbol.get(entry.variableSymbol);
  if (named && !isPaid(named)) return byField(entry, named, index.taken);
  const told = ownSymbolsIn(entry.message).flatMap((symbol) => index.bySymbol.get(symbol) ?? []);
  const asked = told.filter((each) => !isPaid(each));
  if (asked.length > 0) return likely(asked.map((each) => ({ requestId: each.id, why: whyTold(entry, each) })));
  return likely([...alikeOf(entry, index), ...paidTwice(named ? [named, ...told] : told)]);
}

/** Open requests of the sum whose payers have a like name. */
function alikeOf(entry: EntryToMatch, { bySum }: Index): Proposal[] {
  const words = nameWords(entry.counterName);
  const ofSum = bySum.get(`${entry.amount} ${entry.currency}`) ?? [];
  const alike = ofSum.filter((each) => areNamesAlike(each.words, words));
  return alike.map(({ id }) => ({ requestId: id, why: 'amount-and-name' as const }));
}

/** Paid requests that an entry names, by symbol, each once. */
const paidTwice = (named: readonly MatchCandidate[]): Proposal[] =>
  [...new Set(named.map(({ id }) => id))].map((requestId) => ({ requestId, why: 'paid-twice' as const }));

const isPaid = ({ status }: MatchCandidate): boolean => status === 'confirmed';

const isFoundBySum = (candidate: MatchCandidate): boolean => !isPaid(candidate) && !candidate.hasOtherSymbol;

function byField(entry: EntryToMatch, request: MatchCandidate, taken: ReadonlySet<string>): EntryMatch {
  const why = taken.has(request.id) ? 'paid-twice' : whyNot(entry, request);
  const proposals = [{ requestId: request.id, why }];
  return why === null ? { kind: 'matched', proposals } : likely(proposals);
}

function likely(proposals: readonly Proposal[]): EntryMatch {
  return proposals.length === 0
    ? { kind: 'unknown', proposals: [] }
    : { kind: 'likely', proposals: proposals.slice(0, mostProposals) };
}

/** What keeps an entry that names a request from paying it exactly; null where nothing does. */
function whyNot(entry: BankEntry, request: MatchCandidate): MatchReason | null {
  const { currency, amount, paid, account } = request;
  if (entry.currency !== currency) return 'other-currency';
  if (request.hasOtherSymbol) return 'symbol-of-cancelled';
  if (!isSameAccount(entry.account, account)) return 'other-account';
  if (entry.amount < amount - paid) return 'part-payment';
  return entry.amount > amount - paid ? 'overpayment' : null;
}

function whyTold(entry: BankEntry, request: MatchCandidate): MatchReason {
  if (entry.currency !== request.currency) return 'other-currency';
  return request.hasOtherSymbol ? 'symbol-of-cancelled' : 'symbol-in-message';
}

const isOpenIncoming = ({ state, amount }: EntryToMatch): boolean => state === 'open' && amount > 0;

function symbolsOf({ variableSymbol, message }: BankEntry): string[] {
  return variableSymbol === '' ? ownSymbolsIn(message) : [variableSymbol, ...ownSymbolsIn(message)];
}
