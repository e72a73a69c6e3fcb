import { type FocusEvent, useMemo, useRef, useState } from 'react';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { dayOf } from '#domain/days.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { readFormDraft, saveFormDraft } from '../../../lib/forms/form-draft.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { loadDocument, useSaveDocument } from '../queries.ts';
import { type DraftValues, contentOf, isSameDraft, valuesOf } from './draft-values.ts';
import { mergeDraft } from './merge-draft.ts';
import { useDraftCheck } from './use-draft-check.ts';

/** Goes before the names of fields in the ids of their controls. */
export const formId = 'document';

/** What was typed and not saved, with the version that it began with. */
type Kept = { version: number; values: DraftValues };

/** Form of a draft: what was typed survives a reload, and what somebody else has saved meanwhile is merged (G5). */
export function useDocumentForm(detail: TaxDocumentDetail) {
  const { id } = detail;
  const save = useSaveDocument();
  const next = useRef<((saved: TaxDocumentDetail) => void) | null>(null);
  const [kept] = useState(() => keptOf(detail));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const form = useRecordForm<DraftValues, TaxDocumentDetail>({
    id: formId,
    start: kept ?? valuesOf(detail),
    send: (values, base) => {
      const { version, content } = base ?? detail;
      return save.mutateAsync({ id, version, content: contentOf(values, content) });
    },
    stored: { base: detail, valuesOf, reload: loadDocument, merge: mergeDraft },
    onChange: (values, base) => keep(id, { version: (base ?? detail).version, values }),
    onClash: () => (next.current = null),
    onFailed: () => (next.current = null),
    onSaved(saved) {
      keep(id, null);
      next.current?.(saved);
      next.current = null;
    },
  });
  const base = form.base ?? detail;
  const content = useMemo(() => contentOf(form.values, base.content), [form.values, base.content]);
  const isDirty = !isSameDraft(form.values, valuesOf(base));
  const today = dayOf(useNow() ?? base.updatedAt, content.language);
  const check = useDraftCheck({ base, content, isDirty, today });

  /** The error of a field: what was refused, or what is missing there once it was left or issuing was tried. */
  function errorOf(path: string): string | undefined {
    const refused = (form.errors as Partial<Record<string, string>>)[path];
    if (refused !== undefined || !(isTried || left.has(fieldId(formId, path)))) return refused;
    return check.issues.find(({ field }) => field === path)?.text;
  }

  /** Saves what is not saved yet and goes on with the stored draft; where that fails the form says why. */
  function saveThen(action: (saved: TaxDocumentDetail) => void): void {
    if (!isDirty) return action(base);
    next.current = action;
    void form.submit();
  }

  return {
    ...form,
    ...check,
    base,
    content,
    today,
    isDirty,
    wasKept: kept !== null,
    errorOf,
    saveThen,
    /** From now on all errors are shown. */
    noteTried: () => setTried(true),
    /** A field is left: what is wrong with it may be said. */
    noteLeft({ target }: FocusEvent): void {
      if (!left.has(target.id)) setLeft(new Set([...left, target.id]));
    },
  };
}
export type DocumentForm = ReturnType<typeof useDocumentForm>;

const keptName = (id: string) => `document ${id}`;

const keep = (id: string, kept: Kept | null) => saveFormDraft(keptName(id), kept);

/** What was typed in this tab over the version that is stored; null where there is nothing, or somebody has saved since. */
function keptOf(detail: TaxDocumentDetail): DraftValues | null {
  const kept = readFormDraft(keptName(detail.id)) as Kept | null;
  const stored = valuesOf(detail);
  const isWhole = kept !== null && Object.keys(stored).every((field) => field in kept.values);
  return isWhole && kept.version === detail.version && !isSameDraft(kept.values, stored) ? kept.values : null;
}
