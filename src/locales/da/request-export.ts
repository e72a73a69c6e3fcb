import type { requestExport as reference } from '../sk/request-export.ts';
import type { Translated } from '../translated.ts';

export const requestExport: Translated<typeof reference> = {
  fileName: 'forespoergsler',
  yes: 'ja',
  no: 'nej',
  columns: {
    number: 'Nummer',
    received: 'Modtaget',
    changed: 'Sidst ændret',
    status: 'Status',
    priority: 'Prioritet',
    turn: 'Venter på',
    due: 'Svar senest',
    assignee: 'Tildelt',
    archived: 'I arkivet',
    source: 'Kilde',
    language: 'Sprog',
    title: 'Forespørgsel',
    service: 'Ydelse',
    trade: 'Fag',
    customer: 'Kunde',
    company: 'Firma',
    email: 'E-mail',
    phone: 'Telefon',
    minimum: 'Overslag fra',
    maximum: 'Overslag til',
    currency: 'Valuta',
  },
};
