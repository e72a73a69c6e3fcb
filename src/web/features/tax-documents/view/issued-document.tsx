import type { ReactNode } from 'react';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { dayOf } from '#domain/days.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { daysOverOf, documentState } from '../document-state.ts';
import { DocumentHead } from '../document-head.tsx';
import { DocumentSums } from '../document-sums.tsx';
import { Creditable } from './creditable.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentLines } from './document-lines.tsx';
import { RelatedDocuments } from './related-documents.tsx';
import { StructuredInvoice } from './structured-invoice.tsx';

type Props = { document: TaxDocumentDetail };

/** An issued document, read like paper: what stands on it, how it is paid, what belongs to it and what can be done (H11). */
export function IssuedDocument({ document }: Props) {
  const t = useTexts();
  const { may } = useMay();
  const { content, status, payable, credited, paid, totals, lineTotals, related } = document;
  const today = dayOf(useNow() ?? document.updatedAt, content.language);
  const daysOver = daysOverOf(content.dueOn, today);
  const state = documentState({ kind: content.kind, status, payable, credited, paid, daysOver });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead document={document} state={state} title={content.title} />
      <StructuredInvoice document={document} />
      <DocumentActions document={document} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t('taxDocuments:view.content')} className="grid min-w-0 gap-6">
          <DocumentLines content={content} />
          <DocumentSums content={content} figures={{ lineTotals, totals, payable }} homeTax={document.homeTax} />
          <Notes document={document} />
        </section>
        <div className="grid min-w-0 gap-8">
          <DocumentFacts document={document} />
          {related.length === 0 ? null : (
            <Part title={t('taxDocuments:view.related')}>
              <RelatedDocuments document={document} />
            </Part>
          )}
          {may('manage-money') ? <Creditable document={document} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Why it is taxed as it is, what it corrects, and the text below the lines. */
function Notes({ document: { content, tax } }: Props) {
  const t = useTexts();
  return (
    <div className="grid max-w-prose gap-2 text-sm">
      <p className="text-muted">{t(`quoteEditor:grid.taxReasons.${tax.reason}`)}</p>
      {content.corrects ? (
        <p>
          {t('taxDocuments:view.corrects', { number: content.corrects.number })}{' '}
          <span lang={content.language}>{content.corrects.reason}</span>
        </p>
      ) : null}
      {content.note === '' ? null : (
        <p className="wrap-anywhere whitespace-pre-line" lang={content.language}>
          {content.note}
        </p>
      )}
    </div>
  );
}

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
