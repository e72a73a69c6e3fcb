import type { requestExport as reference } from '../sk/request-export.ts';
import type { Translated } from '../translated.ts';

export const requestExport: Translated<typeof reference> = {
  fileName: 'poptavky',
  yes: 'ano',
  no: 'ne',
  columns: {
    number: 'Číslo',
    received: 'Přijato',
    changed: 'Poslední změna',
    status: 'Stav',
    priority: 'Priorita',
    turn: 'Na tahu',
    due: 'Odpovědět do',
    assignee: 'Přiřazeno',
    archived: 'V archivu',
    source: 'Zdroj',
    language: 'Jazyk',
    title: 'Poptávka',
    service: 'Služba',
    trade: 'Řemeslo',
    customer: 'Zákazník',
    company: 'Firma',
    email: 'E-mail',
    phone: 'Telefon',
    minimum: 'Odhad od',
    maximum: 'Odhad do',
    currency: 'Měna',
  },
};
