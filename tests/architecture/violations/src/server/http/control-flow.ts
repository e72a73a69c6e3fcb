export function nested(rows: number[][][]): number {
  let sum = 0;
  for (const row of rows) {
    for (const cell of row) {
      for (const value of cell) {
        if (value > 0) sum += value; // violates: max-depth
      }
    }
  }
  return sum;
}
export function knotted(n: number): string { // violates: complexity
  if (n === 1) return 'a';
  if (n === 2) return 'b';
  if (n === 3) return 'c';
  if (n === 4) return 'd';
  if (n === 5) return 'e';
  if (n === 6) return 'f';
  if (n === 7) return 'g';
  if (n === 8) return 'h';
  if (n === 9) return 'i';
  if (n === 10) return 'j';
  return 'k';
}
export function forgotten(status: 'open' | 'closed'): number {
  switch (status) { // violates: switch-exhaustiveness-check
    case 'open':
      return 1;
  }
  return 0;
}
export function reassigned(value: number): number {
  value = 2; // violates: no-param-reassign
  return value;
}
export async function misused(): Promise<number> {
  const ready = Promise.resolve(true);
  if (ready) return 1; // violates: no-misused-promises
  Promise.resolve(1); // violates: no-floating-promises
  return 2;
}
