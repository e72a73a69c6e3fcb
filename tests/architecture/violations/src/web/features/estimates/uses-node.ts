import { readFileSync } from 'node:fs'; // violates: TS2591
export const port = (): unknown => [readFileSync, process.env['PORT']]; // violates: TS2591
export const title = (): string => document.title;
