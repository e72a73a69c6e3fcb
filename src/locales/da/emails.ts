import type { Translated } from '../translated.ts';
import type { emails as reference } from '../sk/emails.ts';

export const emails: Translated<typeof reference> = {
  greeting: 'Hej {{name}}',
  regards: 'Venlig hilsen',
  signature: '{{developer}}, {{brand}}',
  number: 'Forespørgselsnummer: {{number}}',
  price: 'Prisoverslag: {{price}} ekskl. moms',
  duration: 'Varighed: {{weeks}}',
  received: {
    subject: 'Jeg har modtaget din forespørgsel nr. {{number}}',
    lead: 'Tak for din forespørgsel. Du hører fra mig inden for 24 timer.',
    estimateTitle: 'Det prisoverslag, du så',
    pdf: 'Prisoverslag som PDF',
    next: 'Når vi taler sammen, gennemgår vi omfanget, og så sender jeg dig et tilbud med fast pris. Du kan svare direkte på denne mail.',
    reason:
      'Du får denne mail, fordi nogen har sendt en forespørgsel på min hjemmeside med din e-mailadresse. Var det ikke dig, behøver du ikke gøre noget.',
  },
  notification: {
    subject: 'Ny forespørgsel nr. {{number}}: {{title}}',
    lead: 'Der er kommet en ny forespørgsel. Svar inden for 24 timer.',
    contact: 'Kontakt',
    answers: 'Svar',
    open: 'Åbn forespørgslen',
  },
};
