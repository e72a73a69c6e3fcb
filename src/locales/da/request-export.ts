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
    turn: 'Afventer',
    due: 'Besvares senest',
    assignee: 'Ansvarlig',
    archived: 'Arkiveret',
    source: 'Kilde',
    language: 'Sprog',
    title: 'Forespørgsel',
    service: 'Ydelse',
    trade: 'Fag',
    customer: 'Kunde',
    company: 'Firma',
    email: 'E-mail',
    phone: 'Telefon',
    minimum: 'Estimat fra',
    maximum: 'Estimat til',
    currency: 'Valuta',
  },
};
