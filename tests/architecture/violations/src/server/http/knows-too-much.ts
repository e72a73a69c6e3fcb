import { render } from '#web/entry-server.tsx'; // violates: no-restricted-imports layer
import { insertEstimate } from '#server/features/estimates/store.ts'; // violates: no-restricted-imports layer
import { findUser } from '../features/accounts/store.ts'; // violates: no-restricted-imports layer
import { auditFor } from '#server/features/audit/audit-for.ts';
import { bindAuditEndpoint } from '#server/features/audit/routes.ts'; // violates: layer
import { createApp } from '#server/app.ts'; // violates: no-restricted-imports layer
import type { Services } from '#server/services.ts';
import { openDatabase } from '#server/database/open-database.ts';
export const used = [render, insertEstimate, findUser, auditFor, bindAuditEndpoint, createApp, openDatabase];
export type Used = Services;
