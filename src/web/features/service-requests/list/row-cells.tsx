import { keepLegalForm } from '#domain/customers/keep-legal-form.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { titleLanguage } from '#domain/service-requests/title-language.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons/arrows.tsx';
import { PersonSign } from '../person.tsx';

type RowProps = { row: RequestRow };

/** The number, with a mark for an unread request. */
export function NumberCell({ row }: RowProps) {
  const t = useTexts();
  return (
    <span className="inline-flex items-center gap-2">
      {row.isUnread ? (
        <span className="size-2 shrink-0 rounded-full bg-line">
          <span className="sr-only">{t('serviceRequests:list.unread')}</span>
        </span>
      ) : (
        <span className="size-2 shrink-0" />
      )}
      <span className="figures text-muted">{row.number}</span>
    </span>
  );
}

/** The title is a link to the request; with a pointer the whole row is. */
export function TitleCell({ row }: RowProps) {
  const { language } = usePage();
  return (
    <a
      id={requestLinkId(row)}
      data-shortcut="row"
      className="row-link"
      href={pathOf('adminRequest', language, { id: row.id })}
      lang={titleLanguage(row, language)}
      title={row.shownTitle}
    >
      {row.shownTitle}
    </a>
  );
}

/** Id of the link of a row, to move the focus to it. */
export function requestLinkId(row: Pick<RequestRow, 'id'>): string {
  return `request-${row.id}`;
}

/** The priority in a word; a sign marks one other than medium. */
export function PriorityCell({ row }: RowProps) {
  const t = useTexts();
  const word = t(`serviceRequests:priorities.${row.priority}`);
  if (row.priority === 'medium') return <span className="text-muted">{word}</span>;
  const Sign = row.priority === 'high' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span
      className={`inline-flex items-center gap-1 ${row.priority === 'high' ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      <Sign size={16} />
      {word}
    </span>
  );
}

export function CustomerCell({ row }: RowProps) {
  return (
    <span className="customer" title={[row.customerName, row.customerCompany].filter(Boolean).join(', ')}>
      <span className="customer-sign">
        <PersonSign name={row.customerName} />
      </span>
      <span>
        {row.customerName}
        {row.customerCompany === '' ? null : <span className="text-muted">, {keepLegalForm(row.customerCompany)}</span>}
      </span>
    </span>
  );
}

export function AssigneeCell({ row }: RowProps) {
  const t = useTexts();
  if (!row.assignee) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('serviceRequests:list.unassigned')}</span>
      </span>
    );
  }
  const { name } = row.assignee;
  return (
    <span className="inline-flex max-w-full items-center gap-2" title={t('serviceRequests:list.assignedTo', { name })}>
      <PersonSign name={name} />
      <span className="assignee-name">{name}</span>
    </span>
  );
}

export function PriceCell({ row }: RowProps) {
  const { language } = usePage();
  return <span className="figures">{row.estimate && formatRange(row.estimate, row.currency, language)}</span>;
}
