// in this file: concept-name
export const bid = 1;
