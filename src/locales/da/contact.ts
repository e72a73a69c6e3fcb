import type { Translated } from '../translated.ts';
import type { contact as reference } from '../sk/contact.ts';

export const contact: Translated<typeof reference> = {
  meta: {
    title: 'Kontakt: skriv til mig om din hjemmeside | {{brand}}',
    description:
      'Skriv, hvad du har brug for: hjemmeside, prisberegner, automatisering eller et system til firmaet. Du får svar inden for 24 timer.',
  },
  title: 'Skriv til mig',
  lead: 'Fortæl, hvad du har brug for. Jeg læser selv din besked og svarer inden for 24 timer.',
  form: 'Besked',
  fields: {
    name: 'Fulde navn',
    email: 'E-mail',
    phone: 'Telefon',
    phoneHint: 'Skriv +45 foran. Jeg ringer, hvis du hellere vil tale.',
    company: 'Firma',
    service: 'Hvad drejer det sig om?',
    budget: 'Budget',
    timeline: 'Hvornår?',
    message: 'Besked',
    messageHint: 'Hvad du laver, og hvad siden eller systemet skal kunne. Et par sætninger er nok.',
  },
  notChosen: 'Det ved jeg ikke endnu',
  services: {
    website: 'Hjemmeside',
    webapp: 'Webapp',
    calculator: 'Prisberegner',
    automation: 'Automatisering',
    erp: 'System til firmaet (ERP)',
    other: 'Noget andet',
  },
  budgets: {
    small: 'Lille, op til {{maximum}}',
    medium: 'Mellemstort, {{range}}',
    large: 'Stort, {{range}}',
    enterprise: 'Meget stort, fra {{minimum}}',
  },
  timelines: {
    urgent: 'Hurtigst muligt (tillæg op til 30 %)',
    normal: 'Inden for et par måneder',
    flexible: 'Det haster ikke',
  },
  submit: 'Send besked',
  submitHint: 'Jeg bruger kun dine oplysninger til at svare dig.',
  failure: 'Beskeden kunne ikke sendes. Prøv igen.',
  errors: {
    summary: 'Ret fejlene, og send beskeden igen',
    message: 'Skriv en besked.',
  },
  toConfirm: {
    title: 'Beskeden er ikke sendt endnu',
    text: 'Læs beskeden igennem, og send den med knappen under formularen. Det ekstra trin holder robotter ude.',
  },
  sentBefore: {
    title: 'Jeg har fået den første udgave af din besked',
    text: 'Du har ændret den siden. Sender du den nu, får jeg den som en ny besked.',
  },
  aside: {
    title: 'Direkte til mig',
    mailbox: 'E-mail',
    phone: 'Telefon',
    address: 'Adresse',
    answer: 'Du får svar inden for 24 timer.',
    quote: 'Vil du kende prisen først? Fire spørgsmål giver dig et prisoverslag.',
    quoteAction: 'Få en pris',
  },
  honeypot: 'Lad dette felt stå tomt',
  request: {
    title: 'Besked fra hjemmesiden',
    next: 'Jeg læser din besked og vender tilbage med et svar eller et par spørgsmål. Du kan svare direkte på denne mail.',
  },
};
