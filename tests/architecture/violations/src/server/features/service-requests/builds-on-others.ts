import { findEstimate } from '#server/features/estimates/store.ts';
import { estimateRoutes } from '#server/features/estimates/routes.ts'; // violates: layer
import { walkForm } from '#server/features/configurator/walk-form.ts'; // violates: layer
export const used = [findEstimate, estimateRoutes, walkForm];
