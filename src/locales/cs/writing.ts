import type { Translated } from '../translated.ts';
import type { writing as reference } from '../sk/writing.ts';

export const writing: Translated<typeof reference> = {
  writers: {
    template: 'Text sestavil program z vašich odpovědí podle pevné šablony, bez umělé inteligence.',
    model: 'Text napsal jazykový model z vašich odpovědí. Před použitím ho zkontrolujte.',
  },
  limit: 'Dnešní počet textů od AI je vyčerpaný, proto je tento ze šablony.',
  description: {
    title: 'Návrh popisu',
    label: 'Text návrhu',
    hint: 'Upravte, co nesedí. Do popisu se dostane, až ho použijete.',
    working: 'Píšu návrh z vašich odpovědí…',
    use: 'Použít tento text',
    replace: 'Nahradit můj text',
    add: 'Přidat za můj text',
    discard: 'Zahodit návrh',
    again: 'Napsat znovu',
    failed: 'Popis se nepodařilo napsat',
  },
  prd: {
    working: 'Píšu plán projektu…',
    workingLong: 'Ještě chvilku. Delší plán může trvat až minutu.',
    number: 'Plán {{id}}',
    fileName: 'plan-projektu',
    pdf: 'Stáhnout plán (PDF)',
    markdown: 'Stáhnout plán (Markdown)',
    again: 'Vytvořit znovu',
    failed: 'Plán projektu se nepodařilo vytvořit',
    fileFailed: 'Soubor se nepodařilo připravit',
  },
};
