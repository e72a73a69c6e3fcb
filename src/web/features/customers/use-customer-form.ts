import { useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import type { NumberField } from '#domain/customers/company-numbers.ts';
import { type CustomerValues, checkCustomer, trimCustomer } from '#domain/customers/customer.ts';
import { customerIssueText } from '#locales/customer-issue-text.ts';
import { ApiError } from '../../lib/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { isMissing, wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { emptyCustomer, valuesOf } from './customer-values.ts';
import { useFreshCustomer, useSaveCustomer } from './queries.ts';
import { type CustomerField, rebase } from './rebase.ts';

type Texts = Partial<Record<CustomerField, string>>;

type State = {
  values: CustomerValues;
  /** What is wrong with a field. */
  issues: Texts;
  /** What somebody else has saved in a field that was typed in too; '' for nothing. */
  conflicts: Texts;
  /** The customer as it was last read; null while there is none. */
  base: CustomerDetail | null;
  /** Somebody else has changed the customer, or it is there no more. */
  clash: 'changed' | 'gone' | null;
};

/** State of the form of a customer: what is typed outlives a refusal and somebody else's change (G5). */
export function useCustomerForm(customer: CustomerDetail | null, onSaved: (customer: CustomerDetail) => void) {
  const t = useTexts();
  const { language } = usePage();
  const save = useSaveCustomer();
  const readFresh = useFreshCustomer();
  const [state, setState] = useState<State>(() => ({
    values: customer ? valuesOf(customer) : emptyCustomer(language),
    issues: {},
    conflicts: {},
    base: customer,
    clash: null,
  }));

  function change(changes: Partial<CustomerValues>): void {
    const cleared = Object.fromEntries(Object.keys(changes).map((field) => [field, undefined]));
    setState((now) => ({ ...now, values: { ...now.values, ...changes }, issues: { ...now.issues, ...cleared } }));
  }

  /** Groups the digits of a number that one leaves; what was refused about it stays in its place. */
  function format(field: NumberField, value: string): void {
    setState((now) => ({ ...now, values: { ...now.values, [field]: value } }));
  }

  /** Answers the field that takes the focus; null when nothing is refused here. */
  function submit(): CustomerField | null {
    if (save.isPending) return null;
    const form = trimCustomer(state.values);
    const found = checkCustomer(form).map((issue) => [issue.field, customerIssueText(issue, t)] as const);
    setState((now) => ({ ...now, values: form, issues: Object.fromEntries(found), clash: null }));
    if (found[0]) return found[0][0];
    const contacts = state.base?.contacts ?? [];
    save.mutate(
      { form: { ...form, contacts }, of: state.base },
      { onSuccess: onSaved, onError: (cause) => void refuse(cause, form) },
    );
    return null;
  }

  async function refuse(cause: Error, typed: CustomerValues): Promise<void> {
    const issues = issuesOf(cause);
    setState((now) => ({ ...now, issues }));
    if (!state.base || Object.keys(issues).length > 0) return;
    if (isMissing(cause)) setState((now) => ({ ...now, clash: 'gone' }));
    else if (wasChangedMeanwhile(cause)) await startFromTheirs(state.base, typed);
  }

  /** What was typed stays, on top of what somebody else has saved; the next try goes out with their version. */
  async function startFromTheirs(base: CustomerDetail, typed: CustomerValues): Promise<void> {
    const saved = await readFresh(base.id);
    if (!saved) return;
    const isGone = saved.id !== base.id;
    const rebased = rebase({ base: valuesOf(base), typed, saved: valuesOf(saved) });
    setState((now) => (isGone ? { ...now, clash: 'gone' } : { ...now, ...rebased, base: saved, clash: 'changed' }));
  }

  return {
    ...state,
    change,
    format,
    submit,
    isSaving: save.isPending,
    failure: state.clash === null ? save.error : null,
  };
}
export type CustomerFormState = ReturnType<typeof useCustomerForm>;

/** Refusals of the server, by field. */
function issuesOf(cause: Error): Texts {
  const details = cause instanceof ApiError ? (cause.body?.details ?? []) : [];
  return Object.fromEntries(details.map(({ field, message }) => [field, message]));
}
