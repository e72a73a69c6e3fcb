// in this file: no-barrel
export { bid } from '#domain/bids/bid.ts';
export type { Bid } from '#domain/bids/bid.ts';
