import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import type { Screen } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { ScreenLink } from '../../../lib/screen-link.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';

/** Id of the link of a row, to move the focus to it. */
export const paymentLinkId = ({ id }: Pick<PaymentRequestRow, 'id'>): string => `payment-${id}`;

/** Which part of the plan a request is, in words. */
export function usePartName({ part }: Pick<PaymentRequestRow, 'part'>): string {
  const t = useTexts();
  if (!part) return t('payments:parts.invoice');
  return part.due === 'milestone' ? part.milestone : t(`payments:parts.${part.due}`);
}

type Props = { row: PaymentRequestRow; isListed: boolean };

/** What is asked for; in a list also of whom and for what, a link to the quote or the invoice. */
export function PaymentTitle({ row, isListed }: Props) {
  const { language } = usePage();
  const name = usePartName(row);
  const number = row.number === null ? null : <span className="figures text-sm text-muted">{row.number}</span>;
  if (!isListed) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere">{name}</strong>
        {number}
      </p>
    );
  }
  return (
    <div className="grid min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere">{row.payerName}</strong>
        {number}
      </p>
      <p className="text-sm wrap-anywhere">
        <ScreenLink
          {...targetOf(row)}
          id={paymentLinkId(row)}
          data-shortcut="row"
          className="inline-block py-1 pointer-coarse:py-2"
        >
          <span lang={row.language === language ? undefined : row.language}>{row.title}</span>
        </ScreenLink>
        <span className="text-muted">
          {' · '}
          {name}
        </span>
      </p>
    </div>
  );
}

function targetOf({ quoteId, taxDocumentId }: PaymentRequestRow): { screen: Screen; parameters?: { id: string } } {
  if (taxDocumentId !== null) return { screen: 'adminDocument', parameters: { id: taxDocumentId } };
  return quoteId === null ? { screen: 'adminPayments' } : { screen: 'adminQuote', parameters: { id: quoteId } };
}
