import type { projectFiles as reference } from '../sk/project-files.ts';
import type { Translated } from '../translated.ts';

/** The files of a project, as both sides read the list. */
export const projectFiles: Translated<typeof reference> = {
  title: 'Filer',
  lead: 'Alt, hvad vi har sendt hinanden om projektet, samlet ét sted. En fil med samme navn vises som en ny version.',
  empty: 'Her er ingen filer endnu. Her samles filer fra beskeder, materiale, billeder til godkendelse og bilag.',
  none: 'Projektet har ingen filer af den slags.',
  label: 'Projektets filer',
  sort: { label: 'Sortering', date: 'Nyeste først', name: 'Efter navn' },
  kind: { label: 'Fra', all: 'Alle' },
  kinds: {
    message: 'Besked',
    request: 'Forespørgsel',
    material: 'Materiale',
    handover: 'Milepæl',
    approval: 'Godkendelse',
    quote: 'Underskrevet tilbud',
    document: 'Faktura eller bilag',
  },
  version: 'version {{n}}',
  earlier: 'Tidligere versioner: {{count}}',
  earlierNamed: '{{name}}, version {{n}}',
  more: 'Flere filer',
  failed: 'Filerne kunne ikke hentes',
  add: {
    open: 'Tilføj filer',
    lead: 'De vises også blandt projektets beskeder. En ny version har samme navn som den forrige.',
    note: 'Note',
    submit: 'Tilføj til projektet',
    done: 'Filerne er i projektet',
    failed: 'Filerne kunne ikke tilføjes',
    missing: 'Vælg mindst én fil.',
  },
};
