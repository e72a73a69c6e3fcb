/** Odd letters, as any column of text must keep them. */
export const text = 'Žltý kôň, "ěšč" \\ 🪠\n\tø æ å';

export const time = Date.UTC(2026, 0, 5);
