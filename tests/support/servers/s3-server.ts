import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import S3rver from 's3rver';
import { isSignedWith } from './s3-signature.ts';
import { atEnd, temporaryFolder } from '#tests/support/database/test-databases.ts';

const key = 'S3RVER';

const refusal = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>SignatureDoesNotMatch</Code><Message>The key ${key} did not sign this.</Message></Error>`;

/**
 * Starts a server that speaks S3 and keeps its objects under `folder`; answers the settings that lead there. It leaves signatures of
 * version 4 unchecked, so they are checked before it.
 */
export async function serveBucket(folder: string) {
  const s3 = new S3rver({ silent: true, directory: folder, configureBuckets: [{ name: 'files' }] });
  await s3.configureBuckets();
  const serve = s3.callback();
  const server = createServer((request, response) => {
    if (isSignedWith(request, key)) serve(request, response);
    else response.writeHead(403, { 'content-type': 'application/xml' }).end(refusal);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const environment = {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`,
    FILES_S3_REGION: 'us-east-1',
    FILES_S3_ACCESS_KEY: key,
    FILES_S3_SECRET_KEY: key,
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { environment, folder, stop };
}

/** The same for one test, in a folder of its own. */
export async function startS3Server(context: TestContext) {
  const { stop, ...bucket } = await serveBucket(temporaryFolder(context));
  atEnd(context, stop);
  return bucket;
}
