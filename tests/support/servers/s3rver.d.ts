// The package has no types of its own.
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  export default class S3rver {
    constructor(options: { silent: boolean; directory: string; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
