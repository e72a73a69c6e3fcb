import { second } from '#domain/estimates/second-of-cycle.ts'; // violates: no-cycle
export const first = (): number => second();
