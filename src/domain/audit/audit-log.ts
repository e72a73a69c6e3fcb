/** What the audit log tells of, as subject and deed (G11). */
export const auditActions = [
  'account.registered',
  'account.signed-in',
  'account.sign-in-refused',
  'account.signed-out',
  'account.email-changed',
  'account.email-verified',
  'account.password-changed',
  'account.password-reset-asked',
  'account.password-reset',
  'account.session-ended',
  'account.other-sessions-ended',
  'account.totp-enabled',
  'account.totp-disabled',
  'account.recovery-codes-renewed',
  'account.passkey-added',
  'account.passkey-removed',
  'administrator.created',
  'settings.security-changed',
  'error-report.state-changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who did it; the system acts by its own jobs. */
export const auditActors = ['visitor', 'customer', 'admin', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];
