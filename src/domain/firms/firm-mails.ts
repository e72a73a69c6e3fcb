/** What a mail about the people of a firm can be for (I5). */
export const firmMailKinds = [
  'firm-invitation',
  'firm-joined',
  'firm-left',
  'firm-removed',
  'firm-offered',
  'firm-handed-over',
] as const;
export type FirmMailKind = (typeof firmMailKinds)[number];
