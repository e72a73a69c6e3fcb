import { first } from './first-of-cycle.ts'; // violates: no-cycle
export const second = (): number => first();
