import type { Translated } from '../translated.ts';
import type { threads as reference } from '../sk/threads.ts';

export const threads: Translated<typeof reference> = {
  title: 'Beskeder',
  lead: 'Spørgsmål, materiale, idéer: skriv her. Er du ikke på siden, får du mit svar på mail.',
  empty: {
    customer: 'Her er ingen beskeder endnu. Skriv den første.',
    agency: 'Her er ingen beskeder endnu. Kunden får din besked i portalen, og på mail, hvis kunden ikke er der.',
  },
  noReader: 'Kunden har hverken en konto eller en mailadresse, som beskeden kan sendes til.',
  conversation: 'Samtale',
  earlier: 'Ældre beskeder',
  unread_one: '{{count}} ulæst besked',
  unread_other: '{{count}} ulæste beskeder',
  states: {
    sent: 'Sendt',
    seen: 'Læst',
    sending: 'Sendes',
    waiting: 'Venter på forbindelse',
  },
  own: 'Dig',
  edited: 'rettet',
  deleted: 'Beskeden blev trukket tilbage',
  former: 'Tidligere ordlyd',
  typing: {
    agency: '{{developer}} skriver…',
    customer: 'Kunden skriver…',
  },
  composer: {
    label: 'Skriv en besked',
    send: 'Send',
    empty: 'Skriv en besked.',
    unfilled: 'I beskeden mangler: {{name}}. Udfyld det, ellers ser kunden et hul.',
    failed: 'Beskeden blev ikke sendt',
    offline: 'Du har ingen forbindelse. Beskeden bliver sendt, når du er på nettet igen.',
    quoting: 'Svar på beskeden',
    stopQuoting: 'Uden citat',
  },
  files: {
    label: 'Filer og billeder',
    choose: 'Vedhæft',
    hint: 'Højst {{count}} billeder eller PDF-filer på op til {{size}} hver.',
    uploading: 'Du kan sende, når filerne er uploadet.',
    refused: 'Fjern først de filer, der ikke kunne uploades, eller prøv igen.',
    list: 'Vedhæftede filer',
  },
  actions: {
    more: 'Handlinger for beskeden',
    quote: 'Citér',
    edit: 'Ret',
    editLabel: 'Ret beskeden',
    save: 'Gem',
    remove: 'Træk tilbage',
    failed: 'Beskeden blev ikke ændret',
  },
  outbox: {
    retry: 'Prøv igen',
    drop: 'Kassér',
  },
};
