import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { useMay } from '../../lib/use-may.ts';
import { DocumentEditor } from './draft/document-editor.tsx';
import { IssuedDocument } from './view/issued-document.tsx';

type Props = { document: TaxDocumentDetail };

/** A tax document: a form while it is a draft of somebody who may write it, else paper. */
export function TaxDocument({ document }: Props) {
  const { may } = useMay();
  const isForm = document.status === 'draft' && may('manage-money');
  return isForm ? <DocumentEditor detail={document} /> : <IssuedDocument document={document} />;
}
