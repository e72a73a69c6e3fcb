// The library below reads types by it when it is loaded.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 24 * 60 * 60_000;

/** A key and the certificate that it has signed itself, as PEM. */
export type TestCertificate = { key: string; cert: string };

/** Makes a certificate for localhost and 127.0.0.1, valid from yesterday until tomorrow. */
export async function makeTestCertificate(): Promise<TestCertificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const now = Date.now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    keys,
    // Trusted certificates are looked up by their names, which therefore must differ.
    name: `CN=localhost, O=${randomUUID()}`,
    notBefore: new Date(now - dayMs),
    notAfter: new Date(now + dayMs),
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return { key, cert: certificate.toString('pem') };
}

/** Lets this process trust a certificate beside those that it trusts anyway. */
export function trustTestCertificate({ cert }: TestCertificate): void {
  setDefaultCACertificates([...getCACertificates('default'), cert]);
}
