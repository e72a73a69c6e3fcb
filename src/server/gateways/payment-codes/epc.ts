import { type CleanOrder, plainAmount } from './clean-order.ts';

/**
 * Text of a code for a transfer of SEPA, version 2 (EPC069-12, H6): twelve lines. Its structured reference takes ISO 11649 alone, so the
 * symbol stands in front of the message.
 */
export function epc({ iban, bic, payee, amount, variableSymbol, message }: CleanOrder): string {
  const symbol = variableSymbol === '' ? '' : `VS ${variableSymbol}`;
  const remittance = [symbol, message].filter((part) => part !== '').join(' ');
  return ['BCD', '002', '1', 'SCT', bic, payee, iban, `EUR${plainAmount(amount)}`, '', '', remittance, ''].join('\n');
}
