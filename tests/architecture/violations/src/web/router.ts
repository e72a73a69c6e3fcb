import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
export { config } from '../server/config.ts'; // violates: no-restricted-imports layer
export const used = app;
