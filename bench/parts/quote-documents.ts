import { createPdfGateway } from '#server/gateways/pdf/pdf-gateway.ts';
import { sampleLine, sampleQuote } from '#tests/support/quotes/quote-snapshots.ts';
import { type Part, milliseconds } from '../report.ts';
import { median } from '../statistics.ts';

const rounds = 9;

/** The PDF of a quote in its own process, awake: with 12 lines and with 200 (H3). */
export async function measureQuoteDocuments(): Promise<Part> {
  const gateway = createPdfGateway();
  await gateway.warmUp();
  const measure = async (count: number) => {
    const lines = Array.from({ length: count }, (_, index) =>
      sampleLine({ id: `l${index}`, unitPrice: 10_000 + index }),
    );
    const quote = sampleQuote('sk', { lines });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      await gateway.renderQuote(quote);
      times.push(performance.now() - begun);
    }
    return { first: times[0] ?? Number.NaN, middle: median(times) };
  };
  const large = await measure(200);
  const small = await measure(12);
  await gateway.close();
  return {
    title: 'PDF of a quote, drawing process awake',
    rows: [
      ['200 lines, the first', milliseconds(large.first)],
      ['200 lines', milliseconds(large.middle)],
      ['12 lines', milliseconds(small.middle)],
    ],
    figures: { quotePdfMs: large.middle },
  };
}
