/** What a person has said of their projects, what is told of these, and what of it they have agreed to show (A11, K6). */
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
  case_studies: {
    group: 'projects',
    by: { project_id: 'projects' },
    hides: ['version', 'asked_number', 'agreed_number', 'position'],
    erased: 'deleted',
  },
  case_study_texts: { group: 'projects', by: { case_study_id: 'caseStudies' }, erased: 'deleted' },
  case_study_versions: {
    group: 'projects',
    by: { case_study_id: 'caseStudies' },
    hides: ['by_id'],
    erased: 'deleted',
  },
  case_study_pictures: {
    group: 'projects',
    by: { case_study_id: 'caseStudies' },
    hides: ['object_key'],
    files: [{ object: 'object_key', named: 'name' }],
    erased: 'deleted',
  },
  reference_consents: { group: 'projects', by: { reference_id: 'references' }, erased: 'deleted' },
} as const;
