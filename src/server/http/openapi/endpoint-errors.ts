import type { Endpoint } from '#contract/endpoint.ts';
import { type Action, type Actor, type Refusal, refusalOf } from '#domain/permissions.ts';
import type { ErrorCode } from '#domain/errors/codes.ts';

/** Every kind of person as the permissions tell them apart, none of them owning what is asked for. */
const kindsOfActors: readonly Actor[] = [
  { kind: 'anonymous' },
  { kind: 'customer', userId: '', mustEnrol: true },
  { kind: 'customer', userId: '', mustEnrol: false },
  { kind: 'admin', userId: '', mustEnrol: false },
];

/** Whether a body of that method is read at all. */
export const isChange = ({ method }: Pick<Endpoint, 'method'>): boolean => method !== 'GET';

/** Every code that a call can be answered with: those of its contract, and those of the checks that all calls pass. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    ...endpoint.errors,
    ...refusalsOf(endpoint.permission),
    'malformed-body',
    'invalid-input',
    'internal-error',
    'database-unavailable',
  ];
  if (isChange(endpoint)) codes.push('csrf-token-invalid', 'body-too-large', 'unsupported-media-type');
  if (endpoint.rateLimit) codes.push('too-many-requests');
  return [...new Set(codes)];
}

/** Every error by which a call with that permission keeps somebody out. */
export function refusalsOf(permission: Action): Refusal[] {
  return [...new Set(kindsOfActors.flatMap((actor) => refusalOf(actor, permission) ?? []))];
}

/** Kinds of people that a call lets in; those who must first enrol are named apart where they are kept out. */
export function whoMay({ permission }: Pick<Endpoint, 'permission'>): string[] {
  return kindsOfActors
    .filter((actor) => refusalOf(actor, permission) === null)
    .map((actor) =>
      actor.kind !== 'anonymous' && actor.mustEnrol ? 'people who must set up a second factor' : actor.kind,
    );
}
