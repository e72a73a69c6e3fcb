// in this file: concept-name
export const bids = 1;
