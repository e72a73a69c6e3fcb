import { allEndpoints, endpointGroups } from '#contract/all-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBodySchema } from '#contract/error-body.ts';
import { brand } from '#domain/brand.ts';
import { type ErrorCode, errorCodes } from '#domain/errors/codes.ts';
import { errorsOf, isChange, refusalsOf, whoMay } from './endpoint-errors.ts';
import { idempotencyKeyPattern } from '#server/http/calls/idempotency-key.ts';
import { type JsonSchema, isNothing, jsonSchemaOf } from './openapi-schema.ts';
import type { PlainCall } from './plain-call.ts';
import { plainCalls } from './plain-calls.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema };
type Content = Record<string, { schema: JsonSchema }>;

/** One operation of OpenAPI 3.1; what the standard does not have is under `x-`. */
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content; headers?: Record<string, unknown> }>;
  security: Record<string, never[]>[];
  'x-permission': string;
  'x-who': string[];
  'x-rate-limit'?: { calls: number; seconds: number; per: 'address' };
  'x-audit'?: string;
  'x-idempotent'?: true;
};

/** The whole interface in OpenAPI 3.1. */
export type OpenApiDocument = {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const otherGroup = 'Files and health';

/** Describes every call from its contract and from nothing else (J2). */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const { name, group, endpoint } of allEndpoints) {
    (paths[templateOf(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, group, endpoint);
  }
  for (const call of plainCalls) (paths[templateOf(call.path)] ??= {})[call.method ?? 'get'] = plainOperation(call);
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Bodies and answers are JSON. Every call but GET needs the header X-CSRF-Token, equal to the cookie csrf-token ' +
        'and of the same session; GET /api/csrf-token gives it. Fields that are not described are refused.',
      contact: { name: brand.name, email: brand.supportMailbox },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: [...Object.keys(endpointGroups), otherGroup].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorBodySchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Given by a login; HttpOnly. Behind TLS its name is __Host-session.',
        },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  };
}

/** `/a/:id` as OpenAPI writes it: `/a/{id}`. */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function operationOf(name: string, group: string, endpoint: Endpoint): Operation {
  const body = jsonSchemaOf(endpoint.body, 'input');
  const parameters = parametersOf(endpoint);
  const { rateLimit, audit, isIdempotent, permission } = endpoint;
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(!isNothing(body) && { requestBody: { required: true as const, content: asJson(body) } }),
    responses: {
      '200': { description: 'Done', content: asJson(jsonSchemaOf(endpoint.output, 'output')) },
      ...errorResponses(errorsOf(endpoint)),
    },
    security: securityOf(endpoint),
    'x-permission': permission,
    'x-who': whoMay(endpoint),
    ...(rateLimit && {
      'x-rate-limit': { calls: rateLimit.max, seconds: rateLimit.windowMs / 1000, per: 'address' as const },
    }),
    ...(audit && { 'x-audit': audit }),
    ...(isIdempotent && { 'x-idempotent': isIdempotent }),
  };
}

function plainOperation(call: PlainCall): Operation {
  const { path, name, summary, type, errors, status = '200', permission = 'visit' } = call;
  const names = [...path.matchAll(/:(\w+)/g)].map((found) => found[1] ?? '');
  const schema = { type: 'string' };
  const parameters = names.map((each): Parameter => ({ name: each, in: 'path', required: true, schema }));
  return {
    operationId: name,
    tags: [otherGroup],
    summary,
    ...(parameters.length > 0 && { parameters }),
    responses: {
      [status]: {
        description: 'Done',
        ...(type && { content: { [type]: { schema: type === 'application/json' ? {} : schema } } }),
      },
      ...errorResponses([...errors, ...refusalsOf(permission), 'internal-error', 'database-unavailable']),
    },
    security: permission === 'visit' ? (call.method ? [{ csrf: [] }] : []) : [{ session: [] }],
    'x-permission': permission,
    'x-who': whoMay({ permission }),
  };
}

function parametersOf({ parameters, query, isIdempotent }: Endpoint): Parameter[] {
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  };
  return [
    ...placed('path', jsonSchemaOf(parameters, 'input')),
    ...placed('query', jsonSchemaOf(query, 'input')),
    ...(isIdempotent ? [key] : []),
  ];
}

function placed(place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

/** The security of an operation: none or a session, with the CSRF token for changes. */
function securityOf(endpoint: Endpoint): Operation['security'] {
  const csrf = isChange(endpoint) ? { csrf: [] } : {};
  const isOpen = whoMay(endpoint).includes('anonymous');
  if (isOpen && !isChange(endpoint)) return [];
  return isOpen ? [csrf] : [{ session: [], ...csrf }];
}

/** Responses by status, each with its possible error codes. */
function errorResponses(codes: readonly ErrorCode[]): Operation['responses'] {
  const byStatus = Object.groupBy(codes, (code) => errorCodes[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: asJson({ $ref: '#/components/schemas/Error', properties: { code: { enum: list } } }),
        ...((status === '429' || status === '503') && {
          headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } },
        }),
      },
    ]),
  );
}

const asJson = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
