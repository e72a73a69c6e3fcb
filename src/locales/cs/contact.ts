import type { Translated } from '../translated.ts';
import type { contact as reference } from '../sk/contact.ts';

export const contact: Translated<typeof reference> = {
  meta: {
    title: 'Kontakt: napište mi o svém webu | {{brand}}',
    description:
      'Napište, co potřebujete: web, kalkulačku, automatizaci nebo firemní systém. Do 24 hodin odpovím e-mailem, nebo zavolám.',
  },
  title: 'Napište mi',
  lead: 'Popište, co potřebujete. Zprávu čtu já, žádný obchodník, a odpovím do 24 hodin.',
  form: 'Zpráva',
  fields: {
    name: 'Jméno a příjmení',
    email: 'E-mail',
    phone: 'Telefon',
    phoneHint: 'Pokud raději telefonujete, zavolám.',
    company: 'Firma',
    service: 'O co jde?',
    budget: 'Rozpočet',
    timeline: 'Dokdy?',
    message: 'Zpráva',
    messageHint: 'Co děláte a co má web nebo systém umět. Pár vět stačí.',
  },
  notChosen: 'Zatím nevím',
  services: {
    website: 'Webové stránky',
    webapp: 'Webová aplikace',
    calculator: 'Kalkulačka ceny',
    automation: 'Automatizace práce',
    erp: 'Firemní systém (ERP)',
    other: 'Něco jiného',
  },
  budgets: {
    small: 'Malý, do {{maximum}}',
    medium: 'Střední, {{range}}',
    large: 'Větší, {{range}}',
    enterprise: 'Velký, od {{minimum}}',
  },
  timelines: {
    urgent: 'Co nejdřív (příplatek do 30 %)',
    normal: 'V příštích měsících',
    flexible: 'Nespěchám',
  },
  submit: 'Odeslat zprávu',
  submitHint: 'Údaje použiji jen k odpovědi.',
  failure: 'Zprávu se nepodařilo odeslat. Zkuste to prosím znovu.',
  errors: {
    summary: 'Opravte chyby a zprávu odešlete znovu',
    message: 'Napište zprávu.',
  },
  toConfirm: {
    title: 'Zprávu ještě odešlete',
    text: 'Zkontrolujte ji a odešlete tlačítkem pod formulářem. Tento krok mě chrání před roboty.',
  },
  sentBefore: {
    title: 'První verzi zprávy už mám',
    text: 'Od té doby jste v ní něco změnili. Když ji teď odešlete, přijde mi jako nová zpráva.',
  },
  aside: {
    title: 'Přímý kontakt',
    mailbox: 'E-mail',
    phone: 'Telefon',
    address: 'Adresa',
    answer: 'Odpovím do 24 hodin.',
    quote: 'Chcete nejdřív znát cenu? Odhad máte po čtyřech otázkách.',
    quoteAction: 'Zjistit cenu',
  },
  honeypot: 'Toto pole nechte prázdné',
  request: {
    title: 'Zpráva z webu',
    next: 'Zprávu si přečtu a ozvu se vám s odpovědí nebo s otázkami. Na tento e-mail můžete rovnou odpovědět.',
  },
};
