import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import { type PlannedPart, dueEvents, mostParts, splitIntoParts } from '#domain/quotes/payment-plan.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { planPresets } from './plan-presets.ts';
import { type Editor, formId } from './use-editor.ts';

type Props = { editor: Editor };
const groupId = fieldId(formId, 'paymentPlan');

/** How the sum that is paid once is split: a deposit, instalments, and what each is in money, to the cent (H1). */
export function PlanFields({ editor }: Props) {
  const t = useTexts();
  const { content, change, errorOf } = editor;
  const { language } = usePage();
  const { paymentPlan: parts, lines } = content;
  const amounts = splitIntoParts(totalsOf(lines).once.gross, parts);
  const error = errorOf('paymentPlan');
  const replace = (paymentPlan: readonly PlannedPart[]) => change({ paymentPlan });
  return (
    <div
      id={groupId}
      role="group"
      tabIndex={-1}
      aria-label={t('quoteEditor:sections.plan')}
      aria-describedby={error ? `${groupId}-error` : undefined}
      className="grid gap-4"
    >
      <div className="flex flex-wrap gap-2">
        {planPresets.map(({ id, parts: preset }) => (
          <Button key={id} size="sm" onClick={() => replace(preset)}>
            {t(`quoteEditor:plan.presets.${id}`)}
          </Button>
        ))}
      </div>
      <ol className="grid border-t border-hair">
        {parts.map((part, index) => (
          <Part
            // Parts have no ids; a part is what stands at its place.
            key={index}
            place={index}
            part={part}
            amount={formatExactMoney(amounts[index] ?? 0, content.currency, language)}
            onChange={(changes) => replace(parts.with(index, { ...part, ...changes }))}
            onRemove={() => replace(parts.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {error ? <FieldError id={`${groupId}-error`}>{error}</FieldError> : null}
      <Sum editor={editor} />
    </div>
  );
}

type PartProps = {
  place: number;
  part: PlannedPart;
  amount: string;
  onChange: (changes: Partial<PlannedPart>) => void;
  onRemove: () => void;
};

function Part({ place, part, amount, onChange, onRemove }: PartProps) {
  const t = useTexts();
  const idOf = (name: string) => fieldId(formId, `paymentPlan.${place}.${name}`);
  return (
    <li className="grid items-start gap-x-4 gap-y-3 border-b border-hair py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_9rem_auto]">
      <DecimalField
        id={idOf('share')}
        label={t('quoteEditor:plan.share')}
        suffix="%"
        decimals={2}
        value={part.share}
        onChange={(share) => onChange({ share: Math.min(Math.max(share, 0), 10_000) })}
      />
      <Select
        id={idOf('due')}
        label={t('quoteEditor:plan.due')}
        value={part.due}
        options={dueEvents.map((due) => ({ value: due, label: t(`quoteEditor:plan.events.${due}`) }))}
        onChange={({ target }) => {
          const due = dueEvents.find((each) => each === target.value);
          if (due) onChange({ due });
        }}
      />
      <p className="figures self-center text-end font-semibold sm:pt-6">{amount}</p>
      <Button
        size="sm"
        variant="quiet"
        className="self-center sm:mt-6"
        aria-label={t('quoteEditor:plan.removeNamed', { place: place + 1 })}
        onClick={onRemove}
      >
        {t('quoteEditor:plan.remove')}
      </Button>
      {part.due === 'milestone' ? (
        <TextField
          className="sm:col-start-2"
          id={idOf('milestone')}
          label={t('quoteEditor:plan.milestone')}
          maxLength={quoteLimits.title}
          value={part.milestone}
          onChange={({ target }) => onChange({ milestone: target.value })}
        />
      ) : null}
    </li>
  );
}

/** Adds a part, and says what the parts make together. */
function Sum({ editor: { content, change } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { paymentPlan: parts, lines, currency } = content;
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  const left = Math.max(0, 10_000 - share);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button
        size="sm"
        icon={<PlusIcon size={16} />}
        disabled={parts.length >= mostParts}
        onClick={() => change({ paymentPlan: [...parts, { share: left, due: 'completion', milestone: '' }] })}
      >
        {t('quoteEditor:plan.add')}
      </Button>
      <p className="figures text-sm text-muted">
        {t('quoteEditor:plan.sum', {
          share: formatRate(share, language),
          amount: formatExactMoney(totalsOf(lines).once.gross, currency, language),
        })}
      </p>
    </div>
  );
}
