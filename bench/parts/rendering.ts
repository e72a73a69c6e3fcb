import path from 'node:path';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { openBuiltPages } from '#server/http/pages/page-renderer.ts';
import { type Part, amount } from '../report.ts';
import { root } from '../server-process.ts';
import { median } from '../statistics.ts';

const rounds = 7;
const roundMs = 300;

/** Rendering the home page to HTML alone: no network, no database, no compression. */
export async function measureRendering(): Promise<Part> {
  const pages = await openBuiltPages(path.join(root, 'dist'));
  const render = () =>
    pages.render({
      screen: 'home',
      parameters: {},
      language: 'sk',
      path: '/',
      origin: 'http://127.0.0.1',
      hosts: {},
      isHostDecisive: false,
      isLive: true,
      agency: firstAgencyFacts(),
      data: { priceBook: firstVersion },
      isDenied: false,
      thirdParties: { tagManagerId: null, chatKey: null },
    });
  const perRound: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    let count = 0;
    for (; performance.now() - begun < roundMs; count += 1) await render();
    perRound.push((count / (performance.now() - begun)) * 1000);
  }
  const perSecond = median(perRound);
  return {
    title: 'Rendering the home page, alone',
    rows: [['a second', amount(perSecond)]],
    figures: { renderingsPerSecond: perSecond },
  };
}
