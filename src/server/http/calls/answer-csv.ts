import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { byteOrderMark } from '#domain/csv.ts';

type CsvFile = {
  /** Name of the file without its ending; no accents. */
  name: string;
  lines: AsyncIterable<string>;
};

/** Answers with a CSV file, line by line as they are read; nobody keeps it, and no search engine indexes it (G10). */
export function answerCsv(reply: FastifyReply, { name, lines }: CsvFile): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(Readable.from(withMark(lines), { objectMode: false }));
}

async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* lines;
}
