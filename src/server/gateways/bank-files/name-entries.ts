import { createHash } from 'node:crypto';
import type { BankEntry } from '#domain/bank-imports/bank-entry.ts';

/**
 * Makes sure that each movement of an account has a reference of its own, the same in every file that holds it: the bank's, or one
 * made of day, sum, counterpart, symbol and message. Movements that nothing tells apart are counted.
 */
export function nameEntries(entries: readonly BankEntry[]): BankEntry[] {
  const uses = new Map<string, number>();
  return entries.map((entry) => {
    const reference = entry.reference === '' ? factsOf(entry) : entry.reference;
    const key = `${entry.account} ${reference}`;
    const use = (uses.get(key) ?? 0) + 1;
    uses.set(key, use);
    return { ...entry, reference: use === 1 ? reference : `${reference} (${use})` };
  });
}

function factsOf(entry: BankEntry): string {
  const { bookedOn, amount, currency, counterAccount, counterName, variableSymbol, message } = entry;
  const facts = JSON.stringify([bookedOn, amount, currency, counterAccount, counterName, variableSymbol, message]);
  return `${bookedOn} ${createHash('sha256').update(facts).digest('hex').slice(0, 16)}`;
}
