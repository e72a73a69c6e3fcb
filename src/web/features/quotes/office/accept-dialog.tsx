import { useState } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useQuotePreview } from '../send/queries.ts';
import { AcceptFields } from './accept-fields.tsx';
import { type AcceptValues, checkAcceptance, choiceOf, firstAcceptance, sentAs, signerOf } from './accept-values.ts';
import { EvidenceFile } from './evidence-file.tsx';
import { useAcceptOnBehalf } from './queries.ts';
import { readFile } from '../../../lib/read-file.ts';

const formId = 'accept-on-behalf';

type Props = { quote: QuoteDetail; onClose: () => void };

/** Records that the customer has accepted elsewhere: who, with which options, and what the agency relies on (H5). */
export function AcceptDialog(props: Props) {
  const { data } = useQuotePreview(props.quote);
  return data ? <Loaded {...props} document={data.document} /> : <Skeleton shape="block" />;
}

function Loaded({ quote, onClose, document }: Props & { document: QuoteSnapshot }) {
  const t = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const accept = useAcceptOnBehalf(quote.id);
  const form = useForm<AcceptValues>({
    id: formId,
    start: firstAcceptance(document),
    check: (values) => checkAcceptance(values, document),
    send: async (values) =>
      accept.mutateAsync({
        version: quote.version,
        choice: choiceOf(document, values.options),
        signer: signerOf(values),
        note: values.note.trim(),
        file: file && (await readFile(file)),
      }),
    onSaved: () => {
      showToast({ title: t('quotes:answers.accept.done'), tone: 'success' });
      onClose();
    },
    sentAs,
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('quotes:answers.accept.title', { number: quote.number ?? '' })}
      description={t('quotes:answers.accept.text')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('quotes:answers.accept.confirm')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-5">
        <FormNotices form={form} failureTitle={t('quotes:life.failed')} />
        <AcceptFields form={form} document={document} />
        <TextArea
          {...form.input('note')}
          label={t('quotes:answers.accept.note')}
          hint={t('quotes:answers.accept.noteHint')}
          maxLength={signingLimits.note}
          required
        />
        <EvidenceFile file={file} onChoose={setFile} />
      </form>
    </FormDialog>
  );
}
