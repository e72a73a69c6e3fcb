import { router } from '../web/router.tsx'; // violates: no-restricted-imports layer
import { estimateRoutes } from '#server/features/estimates/routes.ts';
export const used = [router, estimateRoutes];
