async function work(): Promise<number> {
  return Promise.resolve(1);
}
export function forget(): void {
  work(); // violates: no-floating-promises
}
