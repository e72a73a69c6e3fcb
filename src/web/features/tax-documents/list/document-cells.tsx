import type { TaxDocumentRow } from '#contract/tax-documents/tax-documents.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DocumentBadge } from '../document-badge.tsx';
import { documentState, leftToPay } from '../document-state.ts';

type Props = { row: TaxDocumentRow };

/** Id of the link of a row, to move the focus to it. */
export const documentLinkId = ({ id }: Pick<TaxDocumentRow, 'id'>): string => `document-${id}`;

/** The kind and what it is about, a link to the document; with a pointer the whole row is. */
export function TitleCell({ row: { id, kind, title, language: written } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const name = t(`taxDocuments:kinds.${kind}`);
  return (
    <a
      id={documentLinkId({ id })}
      data-shortcut="row"
      className="row-link"
      href={pathOf('adminDocument', language, { id })}
      title={title === '' ? name : `${name}: ${title}`}
    >
      {name}
      {title === '' ? null : (
        <span className="font-normal" lang={written === language ? undefined : written}>
          {' · '}
          {title}
        </span>
      )}
    </a>
  );
}

export function NumberCell({ row: { number } }: Props) {
  const t = useTexts();
  if (number !== null) return <span className="figures whitespace-nowrap">{number}</span>;
  return <span className="text-muted">{t('taxDocuments:list.noNumber')}</span>;
}

/** How it stands with the document, and how far it is on its way to the provider of structured invoices. */
export function StateCell({ row }: Props) {
  const t = useTexts();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <DocumentBadge state={documentState(row)} />
      {row.delivery === 'failed' ? (
        <span className="text-xs text-danger">{t('taxDocuments:list.notDelivered')}</span>
      ) : null}
    </span>
  );
}

/** The sum with tax, and under it what is still open of one that was paid or credited in part. */
export function SumCell({ row }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const money = (amount: number) => formatExactMoney(amount, row.currency, language);
  const left = leftToPay(row);
  const isPartly = row.kind === 'invoice' && row.status === 'issued' && left > 0 && left < row.payable;
  return (
    <span className="figures">
      {money(row.gross)}
      {isPartly ? (
        <span className="block text-xs text-muted">{t('taxDocuments:list.left', { sum: money(left) })}</span>
      ) : null}
    </span>
  );
}

/** The last day for paying, and by how many days it is over. */
export function DueCell({ row }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (row.dueOn === null || row.dueOn === '' || row.kind !== 'invoice') return <span className="text-muted">–</span>;
  const isOver = documentState(row) === 'overdue';
  return (
    <time className="figures whitespace-nowrap" dateTime={row.dueOn}>
      {writeDay(row.dueOn, language)}
      {isOver ? (
        <span className="block text-xs text-danger">
          {t('taxDocuments:list.daysOver', { count: row.daysOver ?? 0 })}
        </span>
      ) : null}
    </time>
  );
}

export function IssuedCell({ row: { issuedOn } }: Props) {
  const { language } = usePage();
  if (issuedOn === null) return <span className="text-muted">–</span>;
  return (
    <time className="figures whitespace-nowrap" dateTime={issuedOn}>
      {writeDay(issuedOn, language)}
    </time>
  );
}
