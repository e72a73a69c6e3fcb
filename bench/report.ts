/** What one part of the benchmarks found: lines to read, and the same figures to reckon with. */
export type Part = {
  title: string;
  rows: readonly (readonly [name: string, value: string])[];
  figures: Readonly<Record<string, number>>;
};

/** Prints a part as an aligned list. */
export function printPart({ title, rows }: Part): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${title}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}  ${value}`);
}

/** A figure with as many digits as are worth reading. */
export function amount(value: number): string {
  if (!Number.isFinite(value)) return 'not measured';
  return value.toLocaleString('en-US', { maximumFractionDigits: digitsOf(Math.abs(value)) });
}

function digitsOf(size: number): number {
  if (size >= 100) return 0;
  if (size >= 10) return 1;
  return size >= 1 ? 2 : 3;
}

/** A time in milliseconds. */
export function milliseconds(value: number): string {
  return `${amount(value)} ms`;
}

/** A share of the compared thing, with its spread over the rounds. */
export function share({ median, minimum, maximum }: { median: number; minimum: number; maximum: number }): string {
  return `${percent(median)} (rounds ${percent(minimum)} to ${percent(maximum)})`;
}

/** A share as a percentage. */
export function percent(value: number): string {
  return Number.isFinite(value) ? `${amount(value * 100)} %` : 'not measured';
}

/** Memory in MB of 2^20 bytes, as `ps` and `top` count. */
export function megabytes(bytes: number): string {
  return `${amount(bytes / 2 ** 20)} MB`;
}

/** Transfer size in kB of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${amount(bytes / 1000)} kB`;
}
