/** An account that money is asked to. */
export type PayeeAccount = { iban: string; bic: string };
