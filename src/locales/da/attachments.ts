import type { Translated } from '../translated.ts';
import type { attachments as reference } from '../sk/attachments.ts';

export const attachments: Translated<typeof reference> = {
  list: 'Valgte filer',
  states: {
    preparing: 'gøres klar',
    waiting: 'venter',
    sending: 'sendes',
    checking: 'kontrolleres',
    ready: 'vedhæftet',
    refused: 'afvist',
    interrupted: 'afbrudt',
    unfinished: 'kom ikke helt frem',
  },
  progress: 'Upload: {{name}}',
  remove: 'Fjern {{name}}',
  removeFailed: 'Filen kunne ikke fjernes. Prøv igen.',
  interrupted: 'Forbindelsen røg. Når den er tilbage, sendes resten automatisk.',
  unfinished: 'Browseren har ikke gemt filens indhold. Vælg den igen.',
  refused: {
    type: 'Du kan vedhæfte billeder som JPEG, PNG og WebP og dokumenter som PDF.',
    size: 'Filen er for stor. Den må højst fylde {{size}}.',
    count: 'Der er ikke plads til flere filer. Du kan vedhæfte {{count}}.',
    empty: 'Filen er tom. Prøv at gemme den igen, eller vedhæft en anden.',
  },
  onTheWay_one: 'Sender stadig {{count}} fil.',
  onTheWay_other: 'Sender stadig {{count}} filer.',
  ready_one: '{{count}} fil følger med forespørgslen.',
  ready_other: '{{count}} filer følger med forespørgslen.',
  missing_one: '{{count}} valgt fil følger ikke med forespørgslen.',
  missing_other: '{{count}} valgte filer følger ikke med forespørgslen.',
  missed: 'Ikke alle filer kom med. Se dem på listen, eller send forespørgslen uden dem.',
  wait: {
    title: 'Filerne er stadig på vej',
    text: 'Når de er fremme, bliver forespørgslen sendt automatisk. Lad siden være åben.',
    sendNow: 'Send nu, uden dem',
  },
};
