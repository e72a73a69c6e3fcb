import type { quoteAgreements as reference } from '../sk/quote-agreements.ts';
import type { Translated } from '../translated.ts';

export const quoteAgreements: Translated<typeof reference> = {
  terms: 'I know the content of this quote and the terms and conditions that are part of it, and I agree to them.',
  expressStart:
    'I expressly consent to the work starting before the withdrawal period ends. I confirm that I have been duly informed that, by giving this consent, I lose the right to withdraw from the contract once the service has been fully provided, and that if I withdraw earlier I pay the price of what has actually been provided up to that point (sections\u00A019 and 20 of Slovak Act\u00A0No.\u00A0108/2024 Coll.).',
};
