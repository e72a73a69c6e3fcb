/** What a person has said of their projects, and what of it they have agreed to show (A11, K6). */
export const referenceTables = {
  project_references: {
    group: 'projects',
    by: { project_id: 'projects' },
    hides: ['picture_key', 'position', 'version'],
    files: [{ object: 'picture_key', named: 'picture_name' }],
    erased: 'deleted',
  },
  reference_translations: {
    group: 'projects',
    by: { reference_id: 'references' },
    hides: ['by_id'],
    erased: 'deleted',
  },
  reference_consents: { group: 'projects', by: { reference_id: 'references' }, erased: 'deleted' },
} as const;
