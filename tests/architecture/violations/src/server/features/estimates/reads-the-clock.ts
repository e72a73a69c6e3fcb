export const now = (): number => Date.now(); // violates: no-restricted-properties
export const today = (): Date => new Date(); // violates: no-clock
