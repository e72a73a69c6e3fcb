import path from 'node:path';
import { type Part, milliseconds } from '../report.ts';
import { startProduct, temporaryFolder } from '../server-process.ts';
import { median } from '../statistics.ts';
import { pdfPath } from '../visitor.ts';

const starts = 7;

type Figures = { readyMs: number; firstPageMs: number; firstPdfMs: number };

/** From the start of `node` to ready, to the first page, and the first PDF of all, in new and in used data folders. */
export async function measureStarts(): Promise<Part> {
  const { folder, remove } = temporaryFolder();
  // Fills the cache of compiled code, as the first start after an installation does.
  await startOnce(path.join(folder, 'used'));
  const fresh: Figures[] = [];
  const used: Figures[] = [];
  for (let start = 0; start < starts; start += 1) {
    fresh.push(await startOnce(path.join(folder, `fresh-${start}`)));
    used.push(await startOnce(path.join(folder, 'used')));
  }
  remove();
  const middle = (runs: readonly Figures[], name: keyof Figures) => median(runs.map((run) => run[name]));
  const readyMs = middle(used, 'readyMs');
  const firstPdfMs = middle(used, 'firstPdfMs');
  const firstPageMs = middle(used, 'firstPageMs');
  return {
    title: `Start of the server, medians of ${starts}`,
    rows: [
      ['ready', milliseconds(readyMs)],
      ['first page answered', milliseconds(firstPageMs)],
      ['ready, with a new data folder', milliseconds(middle(fresh, 'readyMs'))],
      ['first page answered, with a new data folder', milliseconds(middle(fresh, 'firstPageMs'))],
      ['first PDF, from the request', milliseconds(firstPdfMs)],
    ],
    figures: { readyMs, firstPageMs, firstPdfMs, freshReadyMs: middle(fresh, 'readyMs') },
  };
}

async function startOnce(dataDir: string): Promise<Figures> {
  const begun = performance.now();
  const server = await startProduct({ dataDir });
  await fetchAll(server.origin);
  const firstPageMs = performance.now() - begun;
  const document = await pdfPath(server);
  const asked = performance.now();
  await fetchAll(`${server.origin}${document}`);
  const firstPdfMs = performance.now() - asked;
  await server.stop();
  return { readyMs: server.readyMs, firstPageMs, firstPdfMs };
}

async function fetchAll(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  await answer.arrayBuffer();
}
