import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MaterialList,
  acceptMaterial,
  addMaterial,
  askMaterialAgain,
  changeMaterial,
  listMaterial,
  proposeMaterial,
  readMaterialSecret,
  removeMaterial,
} from '#contract/projects/project-material.ts';
import { getProject } from '#contract/projects/projects.ts';
import type { MaterialFacts } from '#domain/projects/material/material.ts';
import { callEndpoint } from '../../../../lib/http/api.ts';
import { asSignedIn } from '../../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../../lib/http/idempotency-key.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** What the customer of a project owes it. */
export function useMaterial(id: string) {
  return useQuery({
    queryKey: [listMaterial.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(listMaterial, { parameters: { id } })),
    // Customers send at any time.
    staleTime: 0,
    meta,
  });
}

/** Which thing, in the version that was read. */
type Named = { material: string; version: number };

/** What is done with the list or one thing on it. */
export type MaterialWish =
  | { kind: 'propose' }
  | { kind: 'add'; facts: MaterialFacts }
  | ({ kind: 'change'; facts: MaterialFacts } & Named)
  | ({ kind: 'remove' } & Named)
  | ({ kind: 'accept'; note: string } & Named)
  | ({ kind: 'ask-again'; reason: string; dueOn: string | null } & Named);

/** Does something with the list of a project. */
export function useMaterialChange(id: string) {
  const keep = useKeepMaterial(id);
  return useMutation({
    mutationKey: ['projects', 'material'],
    mutationFn: (wish: MaterialWish) => asSignedIn(() => callWish(id, wish)),
    onSuccess: keep,
    meta,
  });
}

function callWish(id: string, wish: MaterialWish): Promise<MaterialList> {
  if (wish.kind === 'propose') return callEndpoint(proposeMaterial, { parameters: { id } });
  if (wish.kind === 'add') return callAdd(id, wish.facts);
  const { material, version } = wish;
  const parameters = { id, material };
  if (wish.kind === 'change') return callEndpoint(changeMaterial, { parameters, body: { version, ...wish.facts } });
  if (wish.kind === 'remove') return callEndpoint(removeMaterial, { parameters, body: { version } });
  if (wish.kind === 'accept') return callEndpoint(acceptMaterial, { parameters, body: { version, note: wish.note } });
  return callEndpoint(askMaterialAgain, { parameters, body: { version, reason: wish.reason, dueOn: wish.dueOn } });
}

/** A press that is repeated after a failure adds one. */
async function callAdd(id: string, facts: MaterialFacts): Promise<MaterialList> {
  const content = `material ${id} ${JSON.stringify(facts)}`;
  const list = await callEndpoint(addMaterial, {
    parameters: { id },
    body: facts,
    idempotencyKey: idempotencyKeyOf(content),
  });
  forgetIdempotencyKey(content);
  return list;
}

type Reading = { material: string; secret: string; onRead: (value: string) => void };

/** Reads access data, which is possible once; the value is kept by whoever asks, and in no cache. */
export function useReadSecret(id: string) {
  const keep = useKeepMaterial(id);
  return async ({ material, secret, onRead }: Reading): Promise<void> => {
    const parameters = { id, material, secret };
    const { value, list } = await asSignedIn(() => callEndpoint(readMaterialSecret, { parameters }));
    // Before anything else, as it cannot be had a second time.
    onRead(value);
    await keep(list);
  };
}

/** Keeps the list that was answered with; what the project waits for may have changed with it. */
function useKeepMaterial(id: string): (list: MaterialList) => Promise<void> {
  const client = useQueryClient();
  return async (list) => {
    client.setQueryData([listMaterial.path, id], list);
    await client.invalidateQueries({ queryKey: [getProject.path, id] });
  };
}
