import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectFormState } from '#contract/page.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { decideMilestone } from '#server/features/projects/own/decide-milestone.ts';
import { readOwnProject } from '#server/features/projects/own/read-own-projects.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { projectPage } from './project-page.ts';

const formLimit = { name: 'project-forms', max: 60, windowMs: 10 * 60_000 };

type Posted = { Body: FormFields; Params: { id: string } };
type Asked = { services: Services; id: string; caller: Caller };

/** Binds the forms of a project's page, which work without scripts: a milestone is approved, or changes are asked for (I1). */
export function bindProjectForms(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('portalProject')) {
    app.post<Posted>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      demand(caller, 'open-portal');
      await countAgainstLimit(services, formLimit, caller.address);
      return answer(request, reply, { services, id: request.params.id, caller });
    });
  }
}

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, id, caller } = asked;
  const match = { screen: 'portalProject', parameters: { id } } as const;
  const [path = '/'] = request.url.split('?', 1);
  const form = typedIn(request.body ?? {});
  try {
    const { language } = await readOwnProject(services, { userId: caller.user?.id ?? '', id });
    const refusal = await tryDecision(asked, form, Number(textOf(request.body?.['handover'])));
    if (refusal === null) return await reply.redirect(pathOf('portalProject', language, { id }), 303);
    const failure = textsOf(language)(`errorCodes:${refusal.code}`);
    const refused = { ...form, failure, isReasonMissing: refusal.code === 'reason-required' };
    const page = await projectPage(services, { id, caller, form: refused });
    return await sendPersonalPage(request, reply, {
      services,
      match,
      path,
      page: { ...page, status: errorCodes[refusal.code].status },
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    return sendPersonalPage(request, reply, {
      services,
      match,
      path,
      page: await projectPage(services, { id, caller }),
    });
  }
}

type Typed = Omit<ProjectFormState, 'failure' | 'isReasonMissing'>;

function typedIn(fields: FormFields): Typed {
  return {
    milestone: textOf(fields['milestone']),
    decision: textOf(fields['go']) === 'approve' ? 'approve' : 'changes',
    reason: textOf(fields['reason']).trim().slice(0, projectLimits.reason),
  };
}

/** Why a decision was refused; null where it was taken. Throws `not-found`. */
async function tryDecision(
  { services, id, caller }: Asked,
  { milestone, decision, reason }: Typed,
  handover: number,
): Promise<AppError | null> {
  const to = decision === 'approve' ? 'approved' : 'changes_requested';
  try {
    await decideMilestone(services, { id, milestone, handover, to, reason, caller });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not-found') throw error;
    return error;
  }
}
