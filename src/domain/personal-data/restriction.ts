/** Why data are only stored for now (GDPR art. 18(1), a to d). */
export const restrictionGrounds = ['accuracy', 'unlawful', 'claims', 'objection'] as const;
export type RestrictionGround = (typeof restrictionGrounds)[number];
