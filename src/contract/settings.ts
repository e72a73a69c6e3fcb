import * as z from 'zod/mini';
import { securitySettingsSchema } from '#domain/settings/security-settings.ts';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './shapes.ts';

const admin = { permission: 'change-settings', parameters: nothing, query: nothing } as const;
const versionedSchema = z.extend(securitySettingsSchema, { version: z.int() });
export type VersionedSecuritySettings = z.infer<typeof versionedSchema>;

export const getSecuritySettings = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/settings/security',
  summary: 'What is demanded of everybody’s sign-in',
  body: nothing,
  output: versionedSchema,
  errors: [],
});

export const changeSecuritySettings = defineEndpoint({
  ...admin,
  method: 'PUT',
  path: '/api/admin/settings/security',
  summary: 'Change what is demanded of everybody’s sign-in; the version must be the one that was read',
  body: versionedSchema,
  output: versionedSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.security-changed',
});
