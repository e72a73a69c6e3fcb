import { useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { type CustomerField, checkCustomer, trimCustomer } from '#domain/customers/customer.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { type MergeField, conflictsOf, mergeCustomers } from '#domain/customers/merge.ts';
import { valuesOf } from '../customer-values.ts';
import { useMergeCustomers } from '../queries.ts';

/** Two customers of whom the first stays. */
export type Pair = { kept: CustomerDetail; other: CustomerDetail };

/** What is chosen about a merge: who stays, and from whom each differing value comes. */
export function useMerge(one: CustomerDetail, other: CustomerDetail | null, onMerged: (kept: CustomerDetail) => void) {
  const [keptId, setKeptId] = useState(one.id);
  /** Fields whose value is that of the one who goes, by their choice. */
  const [taken, setTaken] = useState<readonly MergeField[]>([]);
  const [issue, setIssue] = useState<FieldIssue<CustomerField> | null>(null);
  const mutation = useMergeCustomers();
  const pair = other && other.id !== one.id ? pairOf(one, other, keptId) : null;
  const conflicts = pair ? conflictsOf(valuesOf(pair.kept), valuesOf(pair.other)) : [];
  const takenFromOther = taken.filter((field) => conflicts.includes(field));

  return {
    pair,
    conflicts,
    takenFromOther,
    issue,
    isMerging: mutation.isPending,
    failure: mutation.error,
    forgetFailure: () => mutation.reset(),
    /** The values go with the one who stays, until others are chosen. */
    keep(id: string): void {
      setTaken([]);
      setIssue(null);
      setKeptId(id);
    },
    take(field: MergeField, isFromOther: boolean): void {
      setIssue(null);
      setTaken(isFromOther ? [...taken, field] : taken.filter((each) => each !== field));
    },
    submit(): void {
      if (!pair || mutation.isPending) return;
      const merged = trimCustomer(mergeCustomers(valuesOf(pair.kept), valuesOf(pair.other), takenFromOther));
      const [found] = checkCustomer(merged);
      setIssue(found ?? null);
      if (!found) mutation.mutate({ ...pair, takenFromOther }, { onSuccess: onMerged });
    },
  };
}
export type MergeState = ReturnType<typeof useMerge>;

function pairOf(one: CustomerDetail, other: CustomerDetail, keptId: string): Pair {
  return keptId === other.id ? { kept: other, other: one } : { kept: one, other };
}
