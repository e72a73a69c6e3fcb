import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/drafts.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Caller, Services } from '#server/services.ts';
import { readDraft, writeDraft } from './draft-content.ts';
import { deleteDraftLink, findDraftLink, takeHandOver } from './link-store.ts';
import { handOverDraft } from './hand-over-draft.ts';
import { deleteOwnDraft, findOwnDraft, writeOwnDraft } from './own-draft-store.ts';
import { sendDraftLink } from './send-draft-link.ts';

/** Serves what takes a draft from one device to another: mailed links for everyone, the own draft for people with an account. */
export function bindDraftEndpoints(app: FastifyInstance, services: Services): void {
  bindLinks(app, services);
  bindOwnDraft(app, services);
}

function bindLinks(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.sendDraftLink,
    handle: ({ body, caller, idempotencyKey }) =>
      sendDraftLink(services, { form: body, origin: caller.origin, idempotencyKey }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.openDraftLink,
    handle: async ({ body }) => {
      const found = await findDraftLink(db, { token: body.token, now: clock() });
      if (!found || (found.isHandOver && !(await takeHandOver(db, body.token)))) throw new AppError('link-invalid');
      const { content, savedAt, endsAt, isHandOver } = found;
      return { draft: readDraft(content), savedAt, endsAt, isHandOver };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.handOverDraft,
    handle: ({ body }) => handOverDraft(services, body),
  });
  bindEndpoint(app, services, {
    endpoint: contract.revokeDraftLink,
    handle: async ({ body }) => {
      await deleteDraftLink(db, body.token);
      return {};
    },
  });
}

function bindOwnDraft(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.getOwnDraft,
    handle: async ({ caller }) => {
      const found = await findOwnDraft(db, idOf(caller));
      return { kept: found && { draft: readDraft(found.content), savedAt: found.savedAt, version: found.version } };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.keepOwnDraft,
    handle: async ({ body, caller }) => {
      const savedAt = clock();
      const userId = idOf(caller);
      const content = writeDraft(body.draft, (await findOwnDraft(db, userId))?.content);
      const version = await writeOwnDraft(db, { userId, content, savedAt, version: body.version });
      if (version === null) throw new AppError('changed-meanwhile');
      return { savedAt, version };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.forgetOwnDraft,
    handle: async ({ caller }) => {
      await deleteOwnDraft(db, idOf(caller));
      return {};
    },
  });
}

/** The permission has let in nobody who is not signed in. */
function idOf({ user }: Caller): string {
  if (!user) throw new AppError('sign-in-required');
  return user.id;
}
