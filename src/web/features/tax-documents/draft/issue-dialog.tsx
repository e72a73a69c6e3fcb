import { useState } from 'react';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { DocumentFigures } from '#domain/tax-documents/document-figures.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { CheckboxLine } from '../../../ui/checkbox-line.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useIssueDocument } from '../queries.ts';

type Props = { document: TaxDocumentDetail; figures: DocumentFigures; onClose: () => void };

/** Says what issuing means before it happens: a number, and nothing can be changed any more (H11). */
export function IssueDialog({ document, figures, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync, isPending, error } = useIssueDocument();
  const { id, version, content } = document;
  const { email } = content.buyer;
  const [isMailed, setMailed] = useState(email !== '');

  async function issue(): Promise<void> {
    const { number } = await mutateAsync({ id, version, isMailed });
    showToast({
      title: t('taxDocuments:issue.done', { number: number ?? '' }),
      ...(isMailed && { description: t('taxDocuments:mail.done', { email }) }),
      tone: 'success',
    });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen || isPending ? undefined : onClose())}
      title={t(`taxDocuments:issue.title.${content.kind}`)}
      description={t('taxDocuments:issue.text')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          {/* What failed is shown above. */}
          <Button variant="primary" isLoading={isPending} onClick={() => void issue().catch(() => undefined)}>
            {t('taxDocuments:issue.confirm')}
          </Button>
        </>
      }
    >
      {error ? <CallFailure title={t('taxDocuments:issue.failed')} error={error} /> : null}
      <Facts document={document} figures={figures} />
      <MailChoice email={email} isMailed={isMailed} onChange={setMailed} />
    </Dialog>
  );
}

function Facts({ document: { content }, figures: { totals, payable } }: Omit<Props, 'onClose'>) {
  const t = useTexts();
  const { language } = usePage();
  const { kind, currency, buyer, dueOn } = content;
  const money = (amount: number) => <strong className="figures">{formatExactMoney(amount, currency, language)}</strong>;
  const isAsking = kind === 'invoice' && payable > 0;
  return (
    <DefinitionList
      items={[
        { id: 'buyer', term: t('taxDocuments:columns.buyer'), detail: buyer.company || buyer.name },
        { id: 'gross', term: t('taxDocuments:columns.gross'), detail: money(totals.gross) },
        ...(isAsking
          ? [
              { id: 'payable', term: t('taxDocuments:facts.payable'), detail: money(payable) },
              { id: 'due', term: t('taxDocuments:facts.due'), detail: writeDay(dueOn, language) },
            ]
          : []),
      ]}
    />
  );
}

type MailProps = { email: string; isMailed: boolean; onChange: (isMailed: boolean) => void };

/** Whether it goes to the buyer at once; without an address it cannot. */
function MailChoice({ email, isMailed, onChange }: MailProps) {
  const t = useTexts();
  if (email === '') return <p className="text-sm text-muted">{t('taxDocuments:issue.noEmail')}</p>;
  return <CheckboxLine text={t('taxDocuments:issue.mail', { email })} isChecked={isMailed} onChange={onChange} />;
}
