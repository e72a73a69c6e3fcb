export const title = (): unknown => document.title; // violates: TS2584
export enum Status { // violates: TS1294
  open,
}
