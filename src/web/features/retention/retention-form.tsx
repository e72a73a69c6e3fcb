import type { Retention } from '#contract/retention/retention.ts';
import { checkRetentionTerms } from '#domain/retention/check-retention-terms.ts';
import {
  type RetentionRule,
  type RetentionRuleId,
  type RetentionTerms,
  boundsOf,
  retentionRules,
  termOf,
} from '#domain/retention/retention-schedule.ts';
import { writeUnit } from '#domain/retention/write-term.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeRetention, useFreshRetention } from './queries.ts';

type Props = { retention: Retention; onReload: () => void };
type Typed = Record<RetentionRuleId, string>;

const ownRules: readonly RetentionRule[] = retentionRules.filter((rule) => boundsOf(rule) !== null);

/** The terms that the owner decides, each within the bounds of its rule (K6). */
export function RetentionForm({ retention, onReload }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const form = useRetentionForm(retention);
  const hintOf = useConflictHints(form);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <div className="grid items-end gap-6 md:grid-cols-2 xl:grid-cols-3">
        {ownRules.map((rule) => (
          <TextField
            key={rule.id}
            {...form.input(rule.id)}
            label={t(`retention:rules.${rule.id}`)}
            hint={
              hintOf(rule.id) ??
              `${t('retention:own.hint', { from: t(`retention:from.${rule.from}`), ...boundsOf(rule) })} ${t(`retention:because.${rule.basis}`)}`
            }
            suffix={writeUnit(
              { count: Number.parseInt(form.input(rule.id).value, 10), unit: rule.term?.unit ?? 'days' },
              language,
            )}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        ))}
      </div>
      <FormNotices
        form={form}
        failureTitle={t('retention:failure')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('settings:reload')}
          </Button>
        }
      />
      <SubmitButton className="justify-self-start" isSending={form.isSending}>
        {t('retention:save')}
      </SubmitButton>
    </form>
  );
}

function useRetentionForm(retention: Retention) {
  const t = useTexts();
  const change = useChangeRetention();
  return useRecordForm<Typed, Retention>({
    id: 'retention',
    start: typedOf(retention),
    check: (typed) => checkRetentionTerms(termsOf(typed)),
    send: (typed, base) => change.mutateAsync({ terms: termsOf(typed), version: (base ?? retention).version }),
    stored: { base: retention, valuesOf: typedOf, reload: useFreshRetention() },
    onSaved: () =>
      showToast({ title: t('retention:saved.title'), description: t('retention:saved.text'), tone: 'success' }),
  });
}

const typedOf = ({ terms }: Retention): Typed =>
  Object.fromEntries(retentionRules.map(({ id }) => [id, String(termOf(id, terms)?.count ?? '')])) as Typed;

/** What is no whole number is NaN, which no bounds hold. */
const termsOf = (typed: Typed): RetentionTerms =>
  Object.fromEntries(
    ownRules.map(({ id }) => [id, /^\s*\d{1,4}\s*$/.test(typed[id]) ? Number(typed[id]) : Number.NaN]),
  );
