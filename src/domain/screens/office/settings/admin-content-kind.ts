import type { OfficeDescriptor } from '../../descriptors.ts';

/** One kind of content: its texts in all languages, and its versions (A12). */
export const adminContentKind = {
  path: '/admin/content/:key',
  permission: 'manage-content',
  meta: 'contentEditor:kindMeta',
  texts: ['contentEditor', 'contentRules', 'validation', 'faq'],
  within: 'adminContent',
} as const satisfies OfficeDescriptor;
