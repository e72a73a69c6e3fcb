import { render } from '../../../web/entry-server.tsx'; // violates: no-restricted-imports layer
import { findUser } from '#server/features/accounts/store.ts'; // violates: layer
import type { User } from '../accounts/store.ts'; // violates: no-restricted-imports layer
import { createApp } from '#server/app.ts'; // violates: no-restricted-imports layer
import { pageSources } from '#server/features/page-sources.ts'; // violates: layer
import { insertEstimate } from '#server/features/estimates/store.ts';
import { findEstimate } from './store.ts';
import { refuseFields } from '#server/http/refuse-fields.ts';
export const used = [render, findUser, createApp, pageSources, insertEstimate, findEstimate, refuseFields];
export type Used = User;
