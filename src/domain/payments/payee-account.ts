/** An account that money is asked to. `fikCreditor` is the agency's number on Danish payment slips, where its bank has agreed on one. */
export type PayeeAccount = { iban: string; bic: string; fikCreditor?: string };
