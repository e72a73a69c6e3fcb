import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether a call is signed with a key, by Signature Version 4 of S3: method, address, signed headers and the body's hash. */
export function isSignedWith({ method = '', url = '', headers }: IncomingMessage, secretKey: string): boolean {
  const [, , day = '', region = '', names = '', signature] = authorization.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.sort();
  const canonical = [
    method,
    pathname,
    searchParams.toString().replaceAll('+', '%20'),
    ...names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    String(headers['x-amz-content-sha256'] ?? ''),
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date'] ?? ''), scope, hash].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secretKey}`, day),
  );
  return hmac(signing, text).toString('hex') === signature;
}
