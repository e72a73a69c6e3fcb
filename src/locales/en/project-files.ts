import type { projectFiles as reference } from '../sk/project-files.ts';
import type { Translated } from '../translated.ts';

/** The files of a project, as both sides read the list. */
export const projectFiles: Translated<typeof reference> = {
  title: 'Files',
  lead: 'Everything we’ve sent each other about the project, in one place. A file with the same name is shown as a new version.',
  empty:
    'There are no files yet. Attachments from messages, material, pictures to approve and documents will appear here.',
  none: 'The project has no files like that.',
  label: 'Files of the project',
  sort: { label: 'Sort by', date: 'Newest first', name: 'Name' },
  kind: { label: 'From', all: 'Anywhere' },
  kinds: {
    message: 'Message',
    request: 'Enquiry',
    material: 'Material',
    handover: 'Milestone',
    approval: 'Approval',
    quote: 'Signed quote',
    document: 'Invoice or document',
  },
  version: 'version {{n}}',
  earlier: 'Earlier versions: {{count}}',
  earlierNamed: '{{name}}, version {{n}}',
  more: 'More files',
  failed: 'The files could not be loaded',
  add: {
    open: 'Add files',
    lead: 'They appear among the project’s messages too. A new version has the same name as the one before.',
    note: 'Note',
    submit: 'Add to the project',
    done: 'The files are in the project',
    failed: 'The files could not be added',
    missing: 'Choose at least one file.',
  },
};
