import { createHash } from 'node:crypto';
import type { BankEntry } from '#domain/bank-imports/bank-entry.ts';

/**
 * Names each movement of an account the same in every file that holds it: by the bank's reference, or one made of day, sum, counterpart,
 * symbol and message. Movements that not even day and sum tell apart are counted.
 */
export function nameEntries(entries: readonly BankEntry[]): BankEntry[] {
  const uses = new Map<string, number>();
  return entries.map((entry) => {
    const reference = entry.reference === '' ? factsOf(entry) : entry.reference;
    const key = `${entry.account} ${reference} ${entry.bookedOn} ${entry.amount}`;
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
