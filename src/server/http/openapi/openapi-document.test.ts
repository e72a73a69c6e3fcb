import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { errorsOf } from './endpoint-errors.ts';
import { type Operation, openApiDocument, templateOf } from './openapi-document.ts';
import { type JsonSchema, fieldRows } from './openapi-schema.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const described = openApiDocument();

function operationOf(method: string, path: string): Operation {
  const operation = described.paths[templateOf(path)]?.[method.toLowerCase()];
  assert.ok(operation, `${method} ${path} is described`);
  return operation;
}

testOnEachEngine('J2 the server serves every call that is described, and no other', async (database, context) => {
  const app = await openTestApp(context, database);
  const served = app.routes.filter((route) => /^(?!HEAD )\w+ \/api\/.*[^*]$/.test(route)).map(templateOf);
  const listed = Object.entries(described.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual([...new Set(served)].toSorted(), listed.toSorted());
});

test('J2 each call is described by its contract: input, answer, errors, permission, limit, key, token', () => {
  for (const { name, endpoint } of allEndpoints) {
    const operation = operationOf(endpoint.method, endpoint.path);
    assert.deepEqual([operation.operationId, operation.summary], [name, endpoint.summary]);
    assert.equal(operation['x-permission'], endpoint.permission);
    assert.equal(operation['x-rate-limit']?.calls, endpoint.rateLimit?.max);
    assert.equal(operation['x-audit'], endpoint.audit);
    const codes = Object.entries(operation.responses)
      .filter(([status]) => status !== '200')
      .flatMap(([, { description }]) => description.split(', '));
    assert.deepEqual(codes.toSorted(), errorsOf(endpoint).toSorted(), name);
    const inPath = operation.parameters?.filter((each) => each.in === 'path').map((each) => each.name) ?? [];
    assert.deepEqual(
      inPath,
      [...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1] ?? ''),
    );
    const hasKey = operation.parameters?.some((each) => each.name === 'Idempotency-Key') ?? false;
    assert.equal(hasKey, endpoint.isIdempotent ?? false, name);
    assert.equal(JSON.stringify(operation.security).includes('csrf'), endpoint.method !== 'GET', name);
    const mayAnyone = operation['x-who'].includes('anonymous');
    assert.equal(JSON.stringify(operation.security).includes('session'), !mayAnyone, name);
  }
});

test('J2 a body is described field by field, by its own rules', () => {
  const { requestBody } = operationOf('POST', '/api/login');
  assert.deepEqual(requestBody?.content['application/json']?.schema, {
    type: 'object',
    properties: {
      username: { type: 'string', maxLength: accountLimits.username.maximum },
      password: { type: 'string', maxLength: accountLimits.password.maximum },
    },
    required: ['username', 'password'],
    additionalProperties: false,
  });
  const { responses } = operationOf('GET', '/api/admin/audit');
  const rows = fieldRows(responses['200']?.content?.['application/json']?.schema ?? {});
  assert.deepEqual(
    rows.find(({ name }) => name === 'rows[].actor'),
    {
      name: 'rows[].actor',
      type: '"visitor" | "customer" | "bookkeeper" | "admin" | "system"',
      isRequired: true,
    },
  );
  assert.equal(operationOf('POST', '/api/logout').requestBody, undefined, 'a call that takes nothing has no body');
});

/** Every schema inside a value, at any depth. */
function* schemasIn(value: unknown): Generator<JsonSchema> {
  if (typeof value !== 'object' || value === null) return;
  if ('required' in value && Array.isArray(value.required)) yield value as JsonSchema;
  for (const inner of Object.values(value)) yield* schemasIn(inner);
}

test('D15 every required property is described, and every address of the document is a whole one', () => {
  let required = 0;
  for (const schema of schemasIn(described)) {
    for (const name of schema.required ?? []) {
      required += 1;
      assert.ok(Object.hasOwn(schema.properties ?? {}, name), `${name} in ${JSON.stringify(schema).slice(0, 200)}`);
    }
  }
  assert.ok(required > 1000);
  assert.deepEqual(described.info['license'], { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' });
});

test('J2 names of calls are unique and every reference leads somewhere', () => {
  const operations = Object.values(described.paths).flatMap((each) => Object.values(each));
  assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length);
  const text = JSON.stringify(described);
  const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((found) => found[1]));
  assert.deepEqual([...references], ['#/components/schemas/Error']);
  const tags = new Set(described.tags.map(({ name }) => name));
  assert.ok(operations.every((each) => each.tags.length === 1 && each.tags.every((tag) => tags.has(tag))));
});

testOnEachEngine(
  'J2 the description is served for programs and as a page without scripts',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const json = await app.newBrowser().get('/api/openapi.json');
    assert.deepEqual(json.body, JSON.parse(JSON.stringify(described)));

    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const page = await app.newBrowser().get('/api/docs', headers);
      assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
      const policy = page.headers.get('content-security-policy') ?? '';
      assert.match(policy, /^default-src 'none'; style-src 'sha256-[^';]+'; img-src 'self'; base-uri 'none'/);
      const style = /<style>(.*?)<\/style>/s.exec(page.text)?.[1] ?? '';
      assert.ok(policy.includes(createHash('sha256').update(style).digest('base64')));
      assert.doesNotMatch(page.text, /<script|\sstyle=|\son\w+=/);
      for (const { endpoint } of allEndpoints) {
        assert.ok(page.text.includes(`<code>${endpoint.method} ${templateOf(endpoint.path)}</code>`), endpoint.path);
      }
      for (const known of [page.headers.get('etag') ?? '', `W/${page.headers.get('etag')}`]) {
        const again = await app.newBrowser().get('/api/docs', { ...headers, 'if-none-match': known });
        assert.deepEqual([again.status, again.bytes.length], [304, 0]);
      }
    }
  },
);
