import { useRef, useState } from 'react';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { FieldOf } from './form-state.ts';
import { type SaveOutcome, type StoredRecord, saveForm } from './save-form.ts';
import { type Conflict, threeWayMerge } from '#domain/three-way-merge.ts';
import { type OfficeOptions, useForm } from './use-form.ts';

/** Options of a form whose record is stored in versions; the callbacks get the version that the attempt changes. */
export type RecordOptions<Values, Stored> = Omit<
  OfficeOptions<Values, Stored>,
  'check' | 'holdsBack' | 'send' | 'recover' | 'onChange'
> & {
  check?: (values: Values, base: Stored | null) => readonly FieldIssue<FieldOf<Values>>[];
  holdsBack?: (values: Values, base: Stored | null) => boolean;
  send: (values: Values, base: Stored | null) => Promise<Stored>;
  onChange?: (values: Values, base: Stored | null) => void;
  /** Called when somebody else has changed or deleted the record. */
  onClash?: () => void;
  stored: StoredRecord<Values, Stored>;
};

type RecordState<Values, Stored> = {
  /** The stored record that the next attempt changes; null for a new one. */
  base: Stored | null;
  /** Fields that somebody else has changed as well. */
  conflicts: readonly Conflict<Values>[];
  /** Somebody else has changed or deleted the record. */
  clash: 'changed' | 'gone' | null;
};

/**
 * Form of a stored record. When somebody else has changed it meanwhile, the form shows both edits merged, and the next
 * attempt changes their version (G5). What is typed while an attempt is under way stays.
 */
export function useRecordForm<Values extends object, Stored>(options: RecordOptions<Values, Stored>) {
  const { check, holdsBack, send, onChange, onClash, stored, onSaved, ...rest } = options;
  const [record, setRecord] = useState<RecordState<Values, Stored>>({ base: stored.base, conflicts: [], clash: null });
  const { base, conflicts } = record;
  const sent = useRef<Values | null>(null);
  const form = useForm<Values, Stored>({
    ...rest,
    check(values) {
      setRecord((known) => ({ ...known, clash: null }));
      return check?.(values, base) ?? [];
    },
    holdsBack: (values) => holdsBack?.(values, base) ?? false,
    async send(values) {
      sent.current = values;
      const outcome = await saveForm({ values, base, send, stored });
      if (outcome.kind === 'saved') return outcome.saved;
      throw outcome.kind === 'failed' ? outcome.error : new ClashError(outcome);
    },
    recover: (error) => error instanceof ClashError && showClash(error.outcome as Clash<Values, Stored>),
    onSaved(saved) {
      setRecord({ base: saved, conflicts: [], clash: null });
      const now = stored.valuesOf(saved);
      const values = withTypedSince(now);
      form.replace(values);
      onSaved?.(saved);
      if (values !== now) onChange?.(values, saved);
    },
    onChange: (values) => onChange?.(values, base),
  });

  /** What an attempt has come to, with what was typed since it was sent. */
  function withTypedSince(next: Values): Values {
    const mine = form.typedNow();
    if (sent.current === null || mine === sent.current) return next;
    const { merge = threeWayMerge } = stored;
    return merge({ base: sent.current, mine, theirs: next }).values;
  }

  function showClash(outcome: Clash<Values, Stored>): boolean {
    onClash?.();
    if (outcome.kind === 'gone') {
      setRecord((known) => ({ ...known, clash: 'gone' }));
      options.onFailed?.(outcome.error);
      return true;
    }
    const { conflicts: found } = outcome.merged;
    const values = withTypedSince(outcome.merged.values);
    setRecord({ base: outcome.base, conflicts: found, clash: 'changed' });
    form.replace(values);
    onChange?.(values, outcome.base);
    return true;
  }

  /** Replaces the typed values by the stored ones and returns the typed ones. */
  function takeStored(): Values {
    if (base !== null) form.change(stored.valuesOf(base));
    setRecord({ base, conflicts: [], clash: null });
    return form.values;
  }

  /** Returns what is stored now in a field that somebody else has changed too. */
  const theirs = (field: FieldOf<Values>) => conflicts.find((conflict) => conflict.field === field)?.theirs;
  return { ...form, ...record, takeStored, theirs };
}

type Clash<Values, Stored> = Exclude<SaveOutcome<Values, Stored>, { kind: 'saved' | 'failed' }>;

/** Carries the outcome of a save through the form. */
class ClashError extends Error {
  readonly outcome: unknown;

  constructor(outcome: unknown) {
    super('The record was changed by somebody else.');
    this.outcome = outcome;
  }
}
