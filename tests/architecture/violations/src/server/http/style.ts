import { join } from 'path'; // violates: prefer-node-protocol
import { Server } from 'node:http'; // violates: consistent-type-imports
import { style } from './style.ts'; // violates: no-self-import no-cycle
export default join; // violates: no-default-export
export let changing = 1; // violates: no-mutable-exports prefer-const
export var old = [style]; // violates: no-var no-mutable-exports
export const loose = (value: any): Server => value; // violates: no-explicit-any
export const surely = (value: string | null): number => value!.length; // violates: no-non-null-assertion
export const same = (value: unknown): boolean => value == 1; // violates: eqeqeq
export const four = (a: number, b: number, c: number, d: number): number => a + b + c + d; // violates: max-params
/* TODO: later */ // violates: no-warning-comments
export namespace Old { // violates: no-namespace
  export const value = 1;
}
