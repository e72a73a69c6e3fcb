/* Writes docs/openapi.json anew from the contracts: `npm run openapi`. A test of the documents holds the two together. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiDocument } from '#server/http/openapi/openapi-document.ts';

const file = path.resolve(import.meta.dirname, '../docs/openapi.json');
await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`${path.relative(process.cwd(), file)} is up to date`);
