// in this file: no-barrel
export { bid } from '#domain/bids/bid.ts';
