/** Trusted types as far as they are used here (W3C); not every browser has them. */
type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => void;
};

/**
 * The only texts that browsers let become code: addresses of own scripts. The content security policy names this policy; null
 * refuses. Part of the inline script, so it knows nothing but the browser.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
