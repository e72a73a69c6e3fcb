import { writeDay } from '#domain/days.ts';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import type { TaxSum } from '#domain/quotes/lines/totals.ts';
import type { DocumentFigures } from '#domain/tax-documents/document-figures.ts';
import type { TaxDocument, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = {
  content: Pick<TaxDocumentContent, 'kind' | 'currency' | 'advances' | 'prepaid'>;
  figures: DocumentFigures;
  /** The tax in the home currency, where the document is in another one. */
  homeTax: Pick<NonNullable<TaxDocument['homeTax']>, 'currency' | 'tax'> | null;
};

/** Base and tax per rate, advances that are taken off, and what is to be paid, as on the document (H11). */
export function DocumentSums({ content, figures: { lineTotals, totals, payable }, homeTax }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { kind, currency, advances, prepaid } = content;
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  const isTaxed = [...lineTotals.taxes, ...totals.taxes].some(({ rate }) => rate > 0);
  const rate = (each: TaxSum) => formatRate(each.rate, language);
  return (
    <section
      aria-label={t('taxDocuments:sums.label')}
      className="min-w-0 overflow-x-auto sm:ms-auto sm:w-full sm:max-w-lg"
    >
      <table className="table-ruled" data-density="dense">
        <caption className="sr-only">{t('taxDocuments:sums.label')}</caption>
        {isTaxed ? (
          <>
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
              {lineTotals.taxes.map((each) => (
                <SumRow key={each.rate} label={rate(each)} cells={[money(each.net), money(each.tax)]} />
              ))}
              {advances.map((each) => (
                <SumRow
                  key={`${each.documentId} ${each.rate}`}
                  label={t('taxDocuments:sums.advance', {
                    number: each.number,
                    day: writeDay(each.issuedOn, language),
                    rate: rate(each),
                  })}
                  cells={[money(-each.net), money(-each.tax)]}
                />
              ))}
            </tbody>
          </>
        ) : null}
        <tfoot>
          {isTaxed ? (
            <>
              <TotalRow label={t('taxDocuments:sums.net')} value={money(totals.net)} span={isTaxed} />
              <TotalRow label={t('taxDocuments:sums.taxes')} value={money(totals.tax)} span={isTaxed} />
            </>
          ) : null}
          <TotalRow
            isTotal={kind !== 'invoice'}
            label={t(isTaxed ? 'taxDocuments:sums.gross' : 'taxDocuments:sums.untaxed')}
            value={money(totals.gross)}
            span={isTaxed}
          />
          {prepaid === 0 ? null : (
            <TotalRow label={t('taxDocuments:sums.prepaid')} value={money(-prepaid)} span={isTaxed} />
          )}
          {kind === 'invoice' ? (
            <TotalRow isTotal label={t('taxDocuments:sums.payable')} value={money(payable)} span={isTaxed} />
          ) : null}
        </tfoot>
      </table>
      {homeTax ? (
        <p className="figures mt-2 text-end text-sm text-muted">
          {t('taxDocuments:sums.home', {
            currency: homeTax.currency,
            sum: formatExactMoney(homeTax.tax, homeTax.currency, language),
          })}
        </p>
      ) : null}
    </section>
  );
}

type SumRowProps = { label: string; cells: readonly [base: string, tax: string] };

function SumRow({ label, cells: [base, tax] }: SumRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-align="end">{base}</td>
      <td data-align="end">{tax}</td>
    </tr>
  );
}

type TotalRowProps = { label: string; value: string; span: boolean; isTotal?: boolean };

function TotalRow({ label, value, span, isTotal }: TotalRowProps) {
  return (
    <tr data-total={isTotal}>
      <th scope="row">{label}</th>
      <td data-align="end" colSpan={span ? 2 : 1}>
        {value}
      </td>
    </tr>
  );
}
