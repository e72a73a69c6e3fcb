/** What a PEM text holds. */
type PemKind = 'CERTIFICATE' | 'PRIVATE KEY';

/** Writes bytes as PEM (RFC 7468). */
export function writePem(kind: PemKind, der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n');
}

/** The bytes of a PEM text. */
export function readPem(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text.replaceAll(/-----[^\n]*-----/g, ''), 'base64');
}
