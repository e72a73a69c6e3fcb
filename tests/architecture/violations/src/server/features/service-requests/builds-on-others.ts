import { findEstimate } from '#server/features/estimates/store.ts';
import { estimateRoutes } from '#server/features/estimates/routes.ts'; // violates: layer
import { bindLogInEndpoints } from '#server/features/accounts/log-in/log-in-routes.ts'; // violates: layer
import { auditFor } from '#server/features/audit/audit-for.ts';
import { walkForm } from '#server/features/configurator/walk-form.ts'; // violates: layer
export const used = [findEstimate, estimateRoutes, bindLogInEndpoints, auditFor, walkForm];
