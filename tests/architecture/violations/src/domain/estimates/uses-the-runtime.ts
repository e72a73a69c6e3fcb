export const answer = (): unknown => fetch('/api/estimates'); // violates: TS2304
export const port = (): unknown => process.env['PORT']; // violates: TS2591
export const title = (): unknown => document.title; // violates: TS2584
export const random = (): unknown => crypto.randomUUID(); // violates: TS2304
export function speak(): void {
  console.log('spoken'); // violates: TS2584 no-console
}
