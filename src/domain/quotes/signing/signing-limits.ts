/** Longest texts of a signature in characters, its strokes and points, and the life of a mailed code. */
export const signingLimits = {
  name: 100,
  email: 254,
  company: 200,
  number: 32,
  address: 500,
  note: 1000,
  question: 2000,
  strokes: 100,
  points: 1000,
  codeDigits: 6,
  codeMs: 15 * 60_000,
  codeTries: 5,
} as const;
