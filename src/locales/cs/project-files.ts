import type { projectFiles as reference } from '../sk/project-files.ts';
import type { Translated } from '../translated.ts';

/** The files of a project, as both sides read the list. */
export const projectFiles: Translated<typeof reference> = {
  title: 'Soubory',
  lead: 'Všechno, co jsme si k projektu poslali, na jednom místě. Soubor se stejným názvem se ukáže jako nová verze.',
  empty: 'Zatím tu není žádný soubor. Přibudou sem přílohy zpráv, podklady, obrázky ke schválení a doklady.',
  none: 'Takové soubory v projektu nejsou.',
  label: 'Soubory projektu',
  sort: { label: 'Řazení', date: 'Od nejnovějších', name: 'Podle názvu' },
  kind: { label: 'Odkud', all: 'Odkudkoli' },
  kinds: {
    message: 'Zpráva',
    request: 'Poptávka',
    material: 'Podklady',
    handover: 'Milník',
    approval: 'Schválení',
    quote: 'Podepsaná nabídka',
    document: 'Faktura nebo doklad',
  },
  version: 'verze {{n}}',
  earlier: 'Starší verze: {{count}}',
  earlierNamed: '{{name}}, verze {{n}}',
  more: 'Další soubory',
  failed: 'Soubory se nepodařilo načíst',
  add: {
    open: 'Přidat soubory',
    lead: 'Přibudou i ve zprávách projektu. Nová verze má stejný název jako předchozí.',
    note: 'Poznámka',
    submit: 'Přidat do projektu',
    done: 'Soubory jsou v projektu',
    failed: 'Soubory se nepodařilo přidat',
    missing: 'Vyberte aspoň jeden soubor.',
  },
};
