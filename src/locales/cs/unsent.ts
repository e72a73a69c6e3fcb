import type { Translated } from '../translated.ts';
import type { unsent as reference } from '../sk/unsent.ts';

export const unsent: Translated<typeof reference> = {
  offline: 'Jste bez připojení. Pokračovat můžete: odpovědi se ukládají a cenu počítám v tomto zařízení.',
  needsConnection: 'Na podrobnou cenu, PDF a plán je potřeba připojení.',
  title: { 'service-request': 'Poptávka čeká na odeslání', contact: 'Zpráva čeká na odeslání' },
  kept: {
    'service-request': 'Je uložená v tomto zařízení a odešle se sama, jakmile bude spojení.',
    contact: 'Je uložená v tomto zařízení a odešle se sama, jakmile bude spojení.',
  },
  closing: {
    free: 'Stránku můžete zavřít, odešle se i tak.',
    bound: 'Nechte tuto stránku otevřenou, nebo se na web později vraťte. Odešle se při návratu.',
  },
  tried: 'Poslední pokus: {{time}}.',
  earlier: 'Poptávka uložená {{time}} ještě čeká na odeslání. Co teď změníte, v ní nebude.',
  retry: 'Zkusit odeslat teď',
  trying: 'Odesílám…',
  takeBack: 'Vzít zpět a upravit',
  discard: 'Neodesílat',
  takenBack: 'Poptávka už nečeká. Upravte ji a odešlete znovu.',
  sent: {
    'service-request': 'Poptávka č. {{number}} je odeslaná',
    contact: 'Zpráva č. {{number}} je odeslaná',
    action: 'Zobrazit potvrzení',
  },
  refused: {
    'service-request': 'Uloženou poptávku je třeba opravit',
    contact: 'Uloženou zprávu je třeba opravit',
    action: 'Otevřít formulář',
  },
};
