import type { CustomerDetail } from '#contract/customers.ts';
import { CustomerSection } from '../../../features/customers/customer-section.tsx';
import { AllDocumentsLink, DocumentsOf } from '../../../features/tax-documents/list/documents-of.tsx';
import { useBeginDocument } from '../../../features/tax-documents/use-begin-document.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';

type Props = { customer: Pick<CustomerDetail, 'id' | 'language' | 'isAnonymised'> };

/** What was invoiced to a customer, and the way to an invoice without a quote (H11). */
export function CustomerDocuments({ customer: { id, language, isAnonymised } }: Props) {
  const t = useTexts();
  const { pending, begin } = useBeginDocument();
  return (
    <CustomerSection
      id="documents"
      title={t('taxDocuments:ofQuote.title')}
      action={
        <span className="flex flex-wrap items-center gap-x-4">
          <AllDocumentsLink of={{ customer: id }} />
          {isAnonymised ? null : (
            <Button
              size="sm"
              icon={<PlusIcon size={20} />}
              isLoading={pending !== null}
              onClick={() => void begin({ kind: 'customer', customerId: id, language })}
            >
              {t('taxDocuments:ofQuote.create')}
            </Button>
          )}
        </span>
      }
    >
      <DocumentsOf of={{ customer: id }} nothing={t('taxDocuments:ofQuote.noneOfCustomer')} />
    </CustomerSection>
  );
}
