import { languages } from '#domain/languages.ts';
import { type Part, amount } from '../report.ts';
import { fillQuickMode } from '../visit/quick-mode.ts';
import { onSite } from '../visit/site-visit.ts';
import { slowPhone, smallPhone } from '../visit/slow-phone.ts';

/** The quick mode on a slow phone in each language, with the server's own minimum time for a form. */
export function measureQuickMode(): Promise<Part> {
  return onSite({ MINIMUM_FILL_MS: '3000' }, async ({ newVisitor }) => {
    const rows: [string, string][] = [];
    const totals: number[] = [];
    for (const language of languages) {
      const context = await newVisitor(language, smallPhone);
      const page = await context.newPage();
      await slowPhone(page);
      const { totalMs, machineMs, taps, characters } = await fillQuickMode(page, language);
      await context.close();
      totals.push(totalMs);
      const parts = `${seconds(machineMs)} of it page and typing, ${taps} taps, ${characters} characters`;
      rows.push([language, `${seconds(totalMs)}, ${parts}`]);
    }
    return {
      title: 'Quick mode from the open page to the confirmation, slow phone on slow 4G, 200 characters a minute',
      rows,
      figures: { quickModeMs: Math.max(...totals) },
    };
  });
}

const seconds = (ms: number) => `${amount(ms / 1000)} s`;
