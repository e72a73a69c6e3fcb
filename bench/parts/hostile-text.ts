import { hostileLines, readersOfHostileText } from '#tests/support/requests/hostile-text.ts';
import { type Part, milliseconds } from '../report.ts';

const rounds = 5;

/** How long each function that reads texts from outside takes for the worst of the lines of 100 kB. */
export function measureHostileText(): Part {
  const worst = Object.entries(readersOfHostileText).map(([name, read]) => {
    const times = Object.entries(hostileLines).map(([line, text]) => ({ line, ms: timeOf(() => read(text)) }));
    return { name, ...times.reduce((one, other) => (other.ms > one.ms ? other : one)) };
  });
  return {
    title: 'Reading 100 kB of hostile text, the worst line for each function',
    rows: worst.map(({ name, line, ms }) => [name, `${milliseconds(ms)} (${line})`]),
    figures: { hostileTextMs: Math.max(...worst.map(({ ms }) => ms)) },
  };
}

/** The fastest of some rounds, which other work on the machine disturbs least (ms). */
function timeOf(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  return Math.min(...times);
}
