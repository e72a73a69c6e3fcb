import type { ReactNode } from 'react';
import { type CustomerDocument, customerDocumentPath } from '#contract/payments/payment-page.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';

type Props<D extends CustomerDocument> = {
  documents: readonly D[];
  /** What opens the quote or the invoice that a document belongs to. */
  keyOf: (document: D) => string;
  language: Language;
  /** What else is said of a document. */
  noteOf?: (document: D) => ReactNode;
};

/** Invoices and other tax documents to download. */
export function DocumentList<D extends CustomerDocument>({ documents, keyOf, language, noteOf }: Props<D>) {
  const t = useTexts();
  return (
    <ul className="border-t-2 border-ink">
      {documents.map((document) => (
        <li key={document.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-hair py-3">
          <span className="min-w-0 grow basis-56">
            <span className="block font-semibold">
              {t(`paymentPage:documents.kinds.${document.kind}`)} <span className="figures">{document.number}</span>
            </span>
            <span className="figures text-sm text-muted">
              {writeDay(document.issuedOn, language)}, {formatExactMoney(document.gross, document.currency, language)}
            </span>
            {noteOf?.(document)}
          </span>
          <Files document={document} paymentKey={keyOf(document)} />
        </li>
      ))}
    </ul>
  );
}

type FilesProps = { document: CustomerDocument; paymentKey: string };

function Files({ document: { id, number, isReady, hasXml }, paymentKey }: FilesProps) {
  const t = useTexts();
  if (!isReady) return <span className="text-muted">{t('paymentPage:documents.waiting')}</span>;
  const formats = hasXml ? (['pdf', 'xml'] as const) : (['pdf'] as const);
  return (
    // The words, not the room around them, stand at the edges.
    <span className="-mx-3 flex gap-2 print:hidden">
      {formats.map((format) => (
        <ButtonLink
          key={format}
          size="sm"
          variant="quiet"
          to={customerDocumentPath(paymentKey, id, format)}
          aria-label={t(`paymentPage:documents.${format}Named`, { number })}
          icon={<DownloadIcon size={16} />}
          reloadDocument
          download
        >
          {t(`paymentPage:documents.${format}`)}
        </ButtonLink>
      ))}
    </span>
  );
}
