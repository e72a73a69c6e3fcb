import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectFormState } from '#contract/page.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { decideMilestone } from '#server/features/projects/own/decide-milestone.ts';
import { readOwnProject } from '#server/features/projects/own/read-own-projects.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import {
  type UploadedForm,
  acceptUploadedForms,
  createUploadPlaces,
  isUploadedForm,
} from '#server/http/calls/uploaded-form.ts';
import { type PersonalPage, sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { answerMaterialForm } from './material-form.ts';
import { markOf, typedIn, withRow } from './posted-decision.ts';
import { projectPage } from './project-page.ts';

const formLimit = { name: 'project-forms', max: 60, windowMs: 10 * 60_000 };

/** Forms with files that are in memory at a time, and how large each is at most: two files of the largest kind. */
const uploadsAtOnce = 4;
const formBytes = 2 * attachmentLimits.bytes + 64 * 1024;

type Posted = { Body: FormFields | UploadedForm | undefined; Params: { id: string } };
type Asked = { services: Services; id: string; caller: Caller };

/**
 * Binds the forms of a project's page, which work without scripts: a milestone is approved, changes are asked for (I1), and what is owed
 * is sent, with files (I7).
 */
export function bindProjectForms(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    const takePlace = createUploadPlaces(uploadsAtOnce);
    acceptUploadedForms(scope, formBytes);
    const admitted = new WeakMap<FastifyRequest, Caller>();
    for (const path of allPathsOf('portalProject')) {
      scope.post<Posted>(path, {
        /** Before a byte of a file is read. */
        async onRequest(request, reply) {
          refuseForeignOrigin(request);
          const caller = await identifyCaller(request, services);
          demand(caller, 'open-portal');
          await countAgainstLimit(services, formLimit, caller.address);
          if (request.headers['content-type']?.startsWith('multipart/')) takePlace(reply);
          admitted.set(request, caller);
        },
        async handler(request, reply) {
          const caller = admitted.get(request) ?? (await identifyCaller(request, services));
          return answer(request, reply, { services, id: request.params.id, caller });
        },
      });
    }
  });
}

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, id, caller } = asked;
  const { body } = request;
  try {
    if (isUploadedForm(body)) return await answerMaterialForm(request, reply, { ...asked, form: body });
    return await answerDecision(request, reply, { ...asked, fields: body ?? {} });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    return sendPage(request, reply, { ...asked, page: await projectPage(services, { id, caller }) });
  }
}

async function answerDecision(
  request: FastifyRequest<Posted>,
  reply: FastifyReply,
  { fields, ...asked }: Asked & { fields: FormFields },
): Promise<FastifyReply> {
  const { services, id, caller } = asked;
  const form = typedIn(fields);
  const { language } = await readOwnProject(services, { userId: caller.user?.id ?? '', id });
  if (textOf(fields['go']) === 'add-mark') {
    return sendPage(request, reply, {
      ...asked,
      page: await projectPage(services, { id, caller, form: withRow(form) }),
    });
  }
  const refusal = await tryDecision(asked, form, Number(textOf(fields['handover'])));
  if (refusal === null) return reply.redirect(pathOf('portalProject', language, { id }), 303);
  const refused: ProjectFormState = {
    ...form,
    failure: textsOf(language)(`errorCodes:${refusal.code}`),
    isReasonMissing: refusal.code === 'reason-required',
    errors: Object.fromEntries(refusal.fields.map(({ field, message }) => [field, message])),
  };
  const page = await projectPage(services, { id, caller, form: refused });
  return sendPage(request, reply, { ...asked, page: { ...page, status: errorCodes[refusal.code].status } });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, id, page }: Asked & { page: PersonalPage },
): Promise<FastifyReply> {
  const [path = '/'] = request.url.split('?', 1);
  return sendPersonalPage(request, reply, {
    services,
    match: { screen: 'portalProject', parameters: { id } },
    path,
    page,
  });
}

/** Why a decision was refused; null where it was taken. Throws `not-found`. */
async function tryDecision(
  { services, id, caller }: Asked,
  { milestone, decision, reason, marks }: ProjectFormState,
  handover: number,
): Promise<AppError | null> {
  const to = decision === 'approve' ? 'approved' : 'changes_requested';
  try {
    await decideMilestone(services, { id, milestone, handover, to, reason, marks: marks.map(markOf), caller });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not-found') throw error;
    return error;
  }
}
