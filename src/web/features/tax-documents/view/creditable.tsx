import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useBeginDocument } from '../use-begin-document.ts';

type Props = { document: Pick<TaxDocumentDetail, 'id' | 'content' | 'creditable'> };

/** What of a document was wrong is undone by a document of its own: how much can still be given back, and the way there. */
export function Creditable({ document: { id, content, creditable } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { pending, begin } = useBeginDocument();
  if (content.kind === 'credit_note' || content.kind === 'correction') return null;
  const money = (amount: number) => formatExactMoney(amount, content.currency, language);
  const isAnyLeft = creditable.length > 0;
  return (
    <section aria-labelledby="creditable-title" className="grid min-w-0 gap-3">
      <h2 id="creditable-title" className="text-lg">
        {t('taxDocuments:creditable.title')}
      </h2>
      <p className="text-sm text-muted">{t(`taxDocuments:creditable.${isAnyLeft ? 'text' : 'none'}`)}</p>
      {isAnyLeft ? (
        <table className="table-ruled" data-density="dense">
          <caption className="sr-only">{t('taxDocuments:creditable.label')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('taxDocuments:sums.rate')}</th>
              <th scope="col" data-align="end">
                {t('taxDocuments:sums.base')}
              </th>
              <th scope="col" data-align="end">
                {t('taxDocuments:sums.tax')}
              </th>
            </tr>
          </thead>
          <tbody>
            {creditable.map(({ rate, net, tax }) => (
              <tr key={rate}>
                <th scope="row">{formatRate(rate, language)}</th>
                <td data-align="end">{money(net)}</td>
                <td data-align="end">{money(tax)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <div className="button-row flex flex-wrap gap-2">
        {isAnyLeft ? (
          <Button
            size="sm"
            isLoading={pending?.kind === 'credit_note'}
            onClick={() => void begin({ kind: 'credit_note', documentId: id })}
          >
            {t('taxDocuments:creditable.credit')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          isLoading={pending?.kind === 'correction'}
          onClick={() => void begin({ kind: 'correction', documentId: id })}
        >
          {t('taxDocuments:creditable.correct')}
        </Button>
      </div>
    </section>
  );
}
