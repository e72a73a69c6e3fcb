// Entry of the drawing process. It ends with the channel to the server, so it never outlives the server.
import type { ApprovalDocument } from './approval/approval-wording.ts';
import type { DrawingAnswer, DrawingTask } from './drawing-protocol.ts';
import { renderEstimate } from './estimate/estimate-document.ts';
import { openFonts } from './fonts.ts';
import { renderPaymentRequest } from './money/payment-request.ts';
import { renderTaxDocument } from './money/tax-document.ts';
import { renderPrd } from './estimate/prd-document.ts';
import { renderQuote } from './quote/quote-document.ts';
import { renderRecord } from './record/record-document.ts';

// Ctrl-C signals the whole process group; the server finishes its tasks and then closes the channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (task: DrawingTask) => void answer(task));

async function answer(task: DrawingTask): Promise<void> {
  process.send?.(await draw(task));
}

async function draw(task: DrawingTask): Promise<DrawingAnswer> {
  try {
    return { ok: true, bytes: await render(task) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function render(task: DrawingTask): Promise<Uint8Array> | null {
  switch (task.kind) {
    case 'estimate':
      return renderEstimate(task.document);
    case 'prd':
      return renderPrd(task.document);
    case 'quote':
      return renderQuote(task.document);
    case 'record':
      return renderRecord(task.document);
    case 'approval':
      return drawApproval(task.document);
    case 'tax-document':
      return renderTaxDocument(task.document);
    case 'payment-request':
      return renderPaymentRequest(task.document);
    case 'warm-up':
      openFonts();
      return null;
  }
}

/** With the decoder of pictures, which no other document needs. */
async function drawApproval(document: ApprovalDocument): Promise<Uint8Array> {
  const { renderApproval } = await import('./approval/approval-document.ts');
  return renderApproval(document);
}
