import type { Screen } from '../routes.ts';
import type { Role } from './account.ts';

/** The screen that a login opens, and to which whoever may not open another entrance is led (F1, H11, spec §4). */
export const startScreenOf: Record<Role, Screen> = { admin: 'admin', bookkeeper: 'adminDocuments', user: 'portal' };
