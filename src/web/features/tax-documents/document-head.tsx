import type { ReactNode } from 'react';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { ScreenLink } from '../../lib/screen-link.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DocumentBadge } from './document-badge.tsx';
import type { DocumentState } from './document-state.ts';

type Props = {
  document: Pick<TaxDocumentDetail, 'number' | 'content' | 'quote' | 'request' | 'customer'>;
  state: DocumentState;
  /** What it is about, as it is written now. */
  title: string;
  children?: ReactNode;
};

/** Kind, number and state of a document, and the way to all that it belongs to. */
export function DocumentHead({
  document: { number, content, quote, request, customer },
  state,
  title,
  children,
}: Props) {
  const t = useTexts();
  const kind = t(`taxDocuments:kinds.${content.kind}`);
  return (
    <header className="grid gap-2">
      <h1 tabIndex={-1} className="grid gap-1 text-2xl wrap-anywhere">
        <span className="figures text-base text-muted">{number === null ? kind : `${kind} ${number}`}</span>
        <span lang={content.language}>{title === '' ? t('taxDocuments:untitled') : title}</span>
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <DocumentBadge state={state} />
        {quote ? (
          <ScreenLink className={linkClass} screen="adminQuote" parameters={{ id: quote.id }}>
            {t('taxDocuments:quote', { number: quote.number })}
          </ScreenLink>
        ) : null}
        {request ? (
          <ScreenLink className={linkClass} screen="adminRequest" parameters={{ id: request.id }}>
            {t('taxDocuments:request', { number: request.number })}
          </ScreenLink>
        ) : null}
        {customer ? (
          <ScreenLink className={linkClass} screen="adminCustomer" parameters={{ id: customer.id }}>
            {customer.company || customer.name}
          </ScreenLink>
        ) : null}
        {children}
      </div>
    </header>
  );
}

const linkClass = 'py-1 pointer-coarse:py-2.5';
