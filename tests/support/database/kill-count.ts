/**
 * How many times a test kills a program: few in the suite, which proves that it is held, and many where `npm run bench -- --only faults`
 * looks for what happens seldom (LONG_RUN).
 */
export function killCount(inSuite: number, inLongRun: number): number {
  return process.env.LONG_RUN === undefined ? inSuite : inLongRun;
}
