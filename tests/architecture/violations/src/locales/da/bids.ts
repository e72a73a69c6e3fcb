// in this file: concept-name
export const bids = { title: 'Bud' };
