import { currencies } from '#domain/money.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DocumentForm } from './use-document-form.ts';

type Props = { form: DocumentForm };

/** What the document is about, its days, why it corrects another one, and the text below the lines. */
export function DraftFields({ form }: Props) {
  const t = useTexts();
  const { content, base, input, errorOf } = form;
  const { kind, language, corrects } = content;
  const hintOf = useConflictHints(form);
  // Sums of a quote and of a corrected document are in their currency.
  const isFree = kind === 'invoice' && base.quote === null;
  return (
    <>
      <TextField
        {...input('title')}
        error={errorOf('title')}
        label={t('taxDocuments:fields.title')}
        hint={hintOf('title')}
        maxLength={quoteLimits.title}
        lang={language}
        autoComplete="off"
        required
      />
      {corrects === null ? null : (
        <TextArea
          {...input('corrects.reason')}
          error={errorOf('corrects.reason')}
          label={t('taxDocuments:fields.reason', { number: corrects.number })}
          hint={hintOf('corrects.reason') ?? t('taxDocuments:fields.reasonHint')}
          maxLength={quoteLimits.reason}
          lang={language}
          required
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          {...input('deliveredOn')}
          error={errorOf('deliveredOn')}
          type="date"
          // The day of a payment is what the bank says.
          readOnly={kind === 'advance_tax'}
          label={t(`taxDocuments:facts.delivered.${kind}`)}
          hint={hintOf('deliveredOn')}
          required
        />
        {kind === 'invoice' ? (
          <TextField
            {...input('dueOn')}
            error={errorOf('dueOn')}
            type="date"
            label={t('taxDocuments:facts.due')}
            hint={hintOf('dueOn')}
            required
          />
        ) : null}
        {isFree ? (
          <Select
            {...input('currency')}
            label={t('quoteEditor:fields.currency')}
            hint={hintOf('currency')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        ) : null}
      </div>
      {kind === 'invoice' ? <p className="-mt-2 text-sm text-muted">{t('taxDocuments:fields.deliveredHint')}</p> : null}
      <TextArea
        {...input('note')}
        error={errorOf('note')}
        label={t('taxDocuments:fields.note')}
        hint={hintOf('note')}
        maxLength={quoteLimits.text}
        lang={language}
      />
    </>
  );
}
