import { used as app } from './app.ts'; // violates: no-restricted-imports layer
import { estimateRoutes } from './features/estimates/routes.ts'; // violates: no-restricted-imports layer
export const used = [app, estimateRoutes, process.env.PORT];
