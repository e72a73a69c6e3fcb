// Entry of the drawing process. It ends with the channel to the server, so it never outlives the server.
import type { DrawingAnswer, DrawingTask } from './drawing-protocol.ts';
import { renderEstimate } from './estimate-document.ts';
import { openFonts } from './fonts.ts';
import { renderPrd } from './prd-document.ts';
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
    if (task.kind === 'estimate') return { ok: true, bytes: await renderEstimate(task.document) };
    if (task.kind === 'prd') return { ok: true, bytes: await renderPrd(task.document) };
    if (task.kind === 'quote') return { ok: true, bytes: await renderQuote(task.document) };
    if (task.kind === 'record') return { ok: true, bytes: await renderRecord(task.document) };
    openFonts();
    return { ok: true, bytes: null };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
