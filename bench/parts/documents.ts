import { untilIdle } from '../process-figures.ts';
import { type Part, amount, milliseconds } from '../report.ts';
import { pdfPath, pdfRequest } from '../visitor.ts';
import type { Bench } from './pages.ts';

/** The PDF of an estimate over HTTP while the drawing process is awake: one visitor, then eight at once. */
export async function measureDocuments({ product, load }: Bench): Promise<Part> {
  const request = pdfRequest(await pdfPath(product));
  await load.measure(product, { request, connections: 1, durationMs: 1500 });
  const one = await load.measure(product, { request, connections: 1, durationMs: 2000 });
  const eight = await load.measure(product, { request, connections: 8, durationMs: 2000 });
  await untilIdle(product.pid);
  return {
    title: 'PDF of an estimate, drawing process awake',
    rows: [
      ['one visitor, half within', milliseconds(one.p50Ms)],
      ['one visitor, 95 % within', milliseconds(one.p95Ms)],
      ['a second, eight at once', amount(eight.perSecond)],
    ],
    figures: { warmPdfMs: one.p50Ms, pdfPerSecond: eight.perSecond },
  };
}
