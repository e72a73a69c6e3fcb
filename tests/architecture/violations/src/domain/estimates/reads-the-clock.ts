export const now = (): number => Date.now(); // violates: no-restricted-properties
export const chance = (): number => Math.random(); // violates: no-restricted-properties
export const today = (): Date => new Date(); // violates: no-clock
export const spoken = (): string => Date(); // violates: no-clock
export const fixed = (at: number): Date => new Date(at);
