/** A payment request's place in its series: the 42nd one of 2026. */
export type PaymentRequestNumber = { year: number; sequence: number };

/** Writes a number such as `Z2026-0042` (domain rules, "Payment request"). */
export function formatPaymentRequestNumber({ year, sequence }: PaymentRequestNumber): string {
  return `Z${year}-${String(sequence).padStart(4, '0')}`;
}

/** Writes the number of a payment request that may have none yet; null without one. */
export function paymentRequestNumberOf({
  year,
  sequence,
}: { [Part in keyof PaymentRequestNumber]: number | null }): string | null {
  return year === null || sequence === null ? null : formatPaymentRequestNumber({ year, sequence });
}
