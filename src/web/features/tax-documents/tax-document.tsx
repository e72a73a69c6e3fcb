import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { DocumentEditor } from './draft/document-editor.tsx';
import { IssuedDocument } from './view/issued-document.tsx';

type Props = { document: TaxDocumentDetail };

/** A tax document: a form while it is a draft, paper once it is issued. */
export function TaxDocument({ document }: Props) {
  return document.status === 'draft' ? <DocumentEditor detail={document} /> : <IssuedDocument document={document} />;
}
