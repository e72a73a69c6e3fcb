import type { Endpoint } from '#contract/endpoint.ts';
import { type Action, type Actor, type Refusal, refusalOf } from '#domain/permissions.ts';
import type { ErrorCode } from '#domain/errors/codes.ts';

/** Every kind of caller that the permissions distinguish, without ownership. */
const kindsOfActors: readonly Actor[] = [
  { kind: 'anonymous' },
  { kind: 'customer', userId: '', mustEnrol: true },
  { kind: 'customer', userId: '', mustEnrol: false },
  { kind: 'bookkeeper', userId: '', mustEnrol: false },
  { kind: 'admin', userId: '', mustEnrol: false },
];

/** Whether a body of that method is read at all. */
export const isChange = ({ method }: Pick<Endpoint, 'method'>): boolean => method !== 'GET';

/** Every error code of a call: those of its contract, and those of the checks that all calls pass. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    ...endpoint.errors,
    ...refusalsOf(endpoint.permission),
    'malformed-body',
    'invalid-input',
    'internal-error',
    'database-unavailable',
    'server-busy',
  ];
  if (isChange(endpoint)) codes.push('csrf-token-invalid', 'body-too-large', 'unsupported-media-type');
  if (endpoint.needsProof) codes.push('proof-needed');
  if (endpoint.rateLimit) codes.push('too-many-requests');
  return [...new Set(codes)];
}

/** Every error code that a permission can cause. */
export function refusalsOf(permission: Action): Refusal[] {
  return [...new Set(kindsOfActors.flatMap((actor) => refusalOf(actor, permission) ?? []))];
}

/** Kinds of people who may make a call; those who must first set up a second factor are named separately. */
export function whoMay({ permission }: Pick<Endpoint, 'permission'>): string[] {
  return kindsOfActors
    .filter((actor) => refusalOf(actor, permission) === null)
    .map((actor) =>
      actor.kind !== 'anonymous' && actor.mustEnrol ? 'people who must set up a second factor' : actor.kind,
    );
}
