import type { Translated } from '../translated.ts';
import type { threads as reference } from '../sk/threads.ts';

export const threads: Translated<typeof reference> = {
  title: 'Zprávy',
  lead: 'Dotazy, podklady, nápady: pište sem. Když tu nebudete, mou odpověď najdete v e-mailu.',
  empty: {
    customer: 'Zatím tu není žádná zpráva. Napište první.',
    agency: 'Zatím tu není žádná zpráva. Zákazník dostane vaši zprávu v portálu, a když tam není, i e-mailem.',
  },
  noReader: 'Zákazník nemá účet ani e-mail, na který by zpráva přišla.',
  conversation: 'Rozhovor',
  earlier: 'Starší zprávy',
  unread_one: '{{count}} nepřečtená zpráva',
  unread_few: '{{count}} nepřečtené zprávy',
  unread_many: '{{count}} nepřečtené zprávy',
  unread_other: '{{count}} nepřečtených zpráv',
  states: {
    sent: 'Odesláno',
    seen: 'Přečteno',
    sending: 'Odesílá se',
    waiting: 'Čeká na spojení',
  },
  own: 'Vy',
  edited: 'upraveno',
  deleted: 'Zpráva byla vzata zpět',
  former: 'Předchozí znění',
  typing: {
    agency: '{{developer}} píše…',
    customer: 'Zákazník píše…',
  },
  composer: {
    label: 'Napsat zprávu',
    send: 'Odeslat',
    empty: 'Napište zprávu.',
    unfilled: 'Ve zprávě chybí: {{name}}. Doplňte to, jinak zákazník uvidí mezeru.',
    failed: 'Zpráva se neodeslala',
    offline: 'Nemáte spojení. Zpráva se odešle, až se spojení obnoví.',
    quoting: 'Odpověď na zprávu',
    stopQuoting: 'Necitovat',
  },
  files: {
    label: 'Soubory a fotky',
    choose: 'Přiložit',
    hint: 'Fotky nebo PDF, nejvýše {{count}}, každý soubor do {{size}}.',
    uploading: 'Odeslat můžete, až se soubory nahrají.',
    refused: 'Soubory, které se nepodařilo nahrát, nejdřív odeberte nebo zkuste znovu.',
    list: 'Přiložené soubory',
  },
  actions: {
    more: 'Možnosti zprávy',
    quote: 'Citovat',
    edit: 'Upravit',
    editLabel: 'Upravit zprávu',
    save: 'Uložit',
    remove: 'Vzít zpět',
    failed: 'Zpráva se nezměnila',
  },
  outbox: {
    retry: 'Zkusit znovu',
    drop: 'Zahodit',
  },
};
