import { type SubmitEvent, useState } from 'react';
import { type Language, languages } from '#domain/languages.ts';
import type { QuoteSource } from '#contract/quotes/quotes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { RadioRows } from '../../../ui/radio-rows.tsx';
import { Select } from '../../../ui/select.tsx';
import { ChooseCustomer } from './choose-customer.tsx';
import { ChooseQuote } from './choose-quote.tsx';
import { ChooseTemplate } from './choose-template.tsx';
import { useQuoteTemplates } from '../templates/queries.ts';
import { TemplateList } from '../templates/template-list.tsx';
import type { QuoteOccasion } from './create-quote-button.tsx';
import { useCreate } from './use-create.ts';

type Props = { occasion: QuoteOccasion; onClose: () => void };

const formId = 'create-quote';
const kinds = ['empty', 'template', 'quote'] as const;
type Kind = (typeof kinds)[number];

/** What is chosen in the dialog so far. */
type Choice = {
  kind: Kind;
  language: Language;
  customer: { id: string; name: string } | null;
  templateId: string;
  quoteId: string;
};

/** Asks from what a quote is to be made: nothing, a template or an older quote (H2). */
export function CreateQuoteDialog({ occasion, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [choice, setChoice] = useState<Choice>({
    kind: 'empty',
    language,
    customer: occasion.customer ?? null,
    templateId: '',
    quoteId: '',
  });
  const [isMissing, setMissing] = useState(false);
  const { create, isPending, error } = useCreate();

  function change(changes: Partial<Choice>): void {
    setMissing(false);
    setChoice((known) => ({ ...known, ...changes }));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const source = sourceOf(choice, occasion.requestId ?? null);
    if (source === null) return setMissing(true);
    await create(source);
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('quotes:create.title')}
      onOpenChange={(isOpen) => (isOpen || isPending ? undefined : onClose())}
      footer={
        <FormActions formId={formId} submitLabel={t('quotes:create.submit')} isSending={isPending} onCancel={onClose} />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {error ? <CallFailure title={t('quotes:create.failed')} error={error} /> : null}
        <RadioRows
          name="quote-source"
          legend={t('quotes:create.source')}
          value={choice.kind}
          choices={kinds.map((kind) => ({
            value: kind,
            label: t(`quotes:create.sources.${kind}`),
            note: t(`quotes:create.notes.${kind}`),
          }))}
          onChoose={(value) => change({ kind: kinds.find((kind) => kind === value) ?? 'empty' })}
        />
        <Details choice={choice} onChange={change} />
        {isMissing ? <FieldError id="quote-source-error">{t('quotes:create.chooseFirst')}</FieldError> : null}
      </form>
      {choice.kind === 'template' ? <KnownTemplates /> : null}
    </Dialog>
  );
}

/** What the call needs; null while something has to be chosen first. */
function sourceOf(
  { kind, language, customer, templateId, quoteId }: Choice,
  requestId: string | null,
): QuoteSource | null {
  switch (kind) {
    case 'empty':
      return { kind, language, customerId: customer?.id ?? null };
    case 'template':
      return templateId === '' ? null : { kind, templateId, requestId };
    case 'quote':
      return quoteId === '' ? null : { kind, quoteId, requestId };
  }
}

type DetailsProps = { choice: Choice; onChange: (changes: Partial<Choice>) => void };

function Details({ choice, onChange }: DetailsProps) {
  const t = useTexts();
  switch (choice.kind) {
    case 'empty':
      return (
        <>
          <ChooseCustomer customer={choice.customer} onChoose={(customer) => onChange({ customer })} />
          <Select
            id="quote-language"
            label={t('quotes:create.language')}
            value={choice.language}
            options={languages.map((code) => ({ value: code, label: t(`common:language.names.${code}`) }))}
            onChange={({ target }) => onChange({ language: languages.find((code) => code === target.value) ?? 'sk' })}
          />
        </>
      );
    case 'template':
      return <ChooseTemplate templateId={choice.templateId} onChoose={(templateId) => onChange({ templateId })} />;
    case 'quote':
      return <ChooseQuote quoteId={choice.quoteId} onChoose={(quoteId) => onChange({ quoteId })} />;
  }
}

/** The way to rename and delete templates, folded away. */
function KnownTemplates() {
  const t = useTexts();
  const { data } = useQuoteTemplates();
  const templates = data?.templates ?? [];
  if (templates.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11">
        {t('quotes:templates.manage')}
      </summary>
      <TemplateList templates={templates} />
    </details>
  );
}
