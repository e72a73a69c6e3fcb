import type { ApprovalDocument } from './approval/approval-wording.ts';
import type { EstimateDocument } from './estimate/estimate-wording.ts';
import type { PaymentRequestPaper } from './money/payment-request-wording.ts';
import type { TaxDocumentPaper } from './money/tax-document-wording.ts';
import type { PrdDocument } from './estimate/prd-document.ts';
import type { QuoteDocument } from './quote/quote-wording.ts';
import type { RecordDocument } from './record/record-wording.ts';

/** Messages of the server to the drawing process, one at a time. */
export type DrawingTask =
  | { kind: 'estimate'; document: EstimateDocument }
  | { kind: 'prd'; document: PrdDocument }
  | { kind: 'quote'; document: QuoteDocument }
  | { kind: 'record'; document: RecordDocument }
  | { kind: 'approval'; document: ApprovalDocument }
  | { kind: 'tax-document'; document: TaxDocumentPaper }
  | { kind: 'payment-request'; document: PaymentRequestPaper }
  | { kind: 'warm-up' };

/** Response of the process; a warm-up has no bytes. */
export type DrawingAnswer = { ok: true; bytes: Uint8Array | null } | { ok: false; message: string };
