/** Where the program that seals documents kills itself, in the order in which it comes there. */
export const killPoints = [
  'drawing',
  'sealing',
  'storing',
  'stored',
  'id 1',
  'id 2',
  'id 3',
  'id 4',
  'committed',
] as const;
export type KillPoint = (typeof killPoints)[number];
