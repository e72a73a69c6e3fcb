import { OneWorkerQueue } from '#server/gateways/worker-process/one-worker-queue.ts';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { DrawingAnswer, DrawingTask } from './drawing-protocol.ts';
import type { ApprovalDocument } from './approval/approval-wording.ts';
import type { EstimateDocument } from './estimate/estimate-wording.ts';
import type { PaymentRequestPaper } from './money/payment-request-wording.ts';
import type { TaxDocumentPaper } from './money/tax-document-wording.ts';
import type { PrdDocument } from './estimate/prd-document.ts';
import type { QuoteDocument } from './quote/quote-wording.ts';
import type { RecordDocument } from './record/record-wording.ts';

/** Draws documents in a separate process, so that drawing neither delays responses nor uses the server's memory. */
export type PdfGateway = {
  /** An estimate as PDF bytes; rejects when it takes over 10 s or when 50 others wait. */
  renderEstimate: (document: EstimateDocument) => Promise<Uint8Array>;
  /** A product requirements document as PDF bytes, under the same limits. */
  renderPrd: (document: PrdDocument) => Promise<Uint8Array>;
  /** A quote as PDF bytes, under the same limits. */
  renderQuote: (document: QuoteDocument) => Promise<Uint8Array>;
  /** The record of a quote as PDF bytes, under the same limits. */
  renderRecord: (document: RecordDocument) => Promise<Uint8Array>;
  /** The record of an approved milestone as PDF bytes, under the same limits. */
  renderApproval: (document: ApprovalDocument) => Promise<Uint8Array>;
  /** A tax document as PDF bytes, under the same limits. */
  renderTaxDocument: (document: TaxDocumentPaper) => Promise<Uint8Array>;
  /** A payment request as PDF bytes, under the same limits. */
  renderPaymentRequest: (document: PaymentRequestPaper) => Promise<Uint8Array>;
  /** Starts the process ahead of the first document. */
  warmUp: () => Promise<void>;
  /** Finishes the accepted documents and ends the process. */
  close: () => Promise<void>;
};

export type PdfGatewayOptions = { idleMs?: number; timeoutMs?: number };

/** Opens the gateway; its process starts with the first document and stops after 20 s without one. */
export function createPdfGateway({ idleMs = 20_000, timeoutMs = 10_000 }: PdfGatewayOptions = {}): PdfGateway {
  const queue = new OneWorkerQueue<DrawingTask, DrawingAnswer>({ start, idleMs, timeoutMs, maxWaiting: 50 });
  async function draw(task: DrawingTask): Promise<Uint8Array> {
    const answer = await queue.run(task);
    if (!answer.ok) throw new Error(`A document could not be drawn: ${answer.message}`);
    return answer.bytes ?? new Uint8Array();
  }
  return {
    renderEstimate: (document) => draw({ kind: 'estimate', document }),
    renderPrd: (document) => draw({ kind: 'prd', document }),
    renderQuote: (document) => draw({ kind: 'quote', document }),
    renderRecord: (document) => draw({ kind: 'record', document }),
    renderApproval: (document) => draw({ kind: 'approval', document }),
    renderTaxDocument: (document) => draw({ kind: 'tax-document', document }),
    renderPaymentRequest: (document) => draw({ kind: 'payment-request', document }),
    async warmUp() {
      await draw({ kind: 'warm-up' });
    },
    close: () => queue.close(),
  };
}

const start = () => startProcess(new URL('./drawing-process.ts', import.meta.url), { memoryMb: 96 });
