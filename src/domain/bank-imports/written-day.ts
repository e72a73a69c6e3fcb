/**
 * Reads a day as a bank writes it, as `YYYY-MM-DD`: `2026-01-05`, `20260105`, `5. 1. 2026`, `05/01/2026`, `05-01-2026`, with or without a
 * time after it; null where it is none or does not exist.
 */
export function readDay(text: string): string | null {
  const bare = text.slice(0, 40).trim();
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(bare) ?? [];
  if (year && month && day) return existing(year, month, day);
  const [, ownDay, ownMonth, ownYear] = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4})(?!\d)/.exec(bare) ?? [];
  return ownDay && ownMonth && ownYear ? existing(ownYear, ownMonth, ownDay) : null;
}

/** Reads the six digits `DDMMYY` of GPC; null where they name no day. */
export function readShortDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return day && month && year ? existing(`20${year}`, month, day) : null;
}

function existing(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? null : written;
}
