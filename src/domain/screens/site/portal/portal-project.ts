import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { personalPage } from '#domain/screens/route.ts';

/** A project in the portal of its customer (spec §2, I1), in the language of the project. */
export const portalProject = {
  ...personalPage,
  paths: {
    sk: '/portal/projekty/:id',
    cs: '/portal/projekty/:id',
    da: '/portal/projekter/:id',
    en: '/portal/projects/:id',
  },
  permission: 'open-portal',
  meta: 'portal:project.meta',
  texts: [
    'portal',
    'threads',
    'projectWords',
    'projectMaterial',
    'projectFiles',
    'attachments',
    'projectApprovals',
    'paymentPage',
    'quoteDocument',
    'accounts',
    'errors',
    'validation',
  ],
} as const satisfies SiteDescriptor;
