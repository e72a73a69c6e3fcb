import { render } from '#web/entry-server.tsx'; // violates: no-restricted-imports layer
import { used as app } from './app.ts';
import { estimateRoutes } from './features/estimates/routes.ts';
export const used = [render, app, estimateRoutes, process.env.PORT]; // violates: config-only
