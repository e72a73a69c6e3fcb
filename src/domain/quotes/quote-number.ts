/** A quote's place in its series and its version: the 42nd quote of 2026, second version. */
export type QuoteNumber = { year: number; sequence: number; version: number };

/** Writes a number such as `2026-0042`, and from the second version on `2026-0042-R2` (domain rules, "Quote"). */
export function formatQuoteNumber({ year, sequence, version }: QuoteNumber): string {
  const first = `${year}-${String(sequence).padStart(4, '0')}`;
  return version === 1 ? first : `${first}-R${version}`;
}

const format = /^(\d{4})-(\d{4,9})(?:-R(\d{1,4}))?$/i;

/** Reads a number as people type it; null when it is none. */
export function parseQuoteNumber(text: string): QuoteNumber | null {
  const [, year, sequence, version] = format.exec(text.trim()) ?? [];
  if (year === undefined || sequence === undefined) return null;
  const number = { year: Number(year), sequence: Number(sequence), version: Number(version ?? '1') };
  return number.sequence >= 1 && number.version >= 1 && (version === undefined || number.version >= 2) ? number : null;
}
