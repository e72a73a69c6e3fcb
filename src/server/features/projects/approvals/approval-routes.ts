import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeApprovalPath, ownApprovalPath } from '#contract/projects/handovers.ts';
import { idSchema } from '#contract/shapes.ts';
import { brandFileName } from '#domain/brand.ts';
import type { ApprovalRecord } from '#domain/projects/approvals/approval-record.ts';
import { projectNumber } from '#domain/projects/project-number.ts';
import type { Action } from '#domain/permissions.ts';
import { findPictures } from '#server/features/projects/handovers/handover-pictures-store.ts';
import { demandOwn } from '#server/features/projects/own/read-own-projects.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { findApprovalRecord, findApproved } from './approval-records-store.ts';
import { composeApproval } from './compose-approval.ts';
import { drawApproval } from './draw-approval.ts';

const limit = { name: 'approval-pdf', max: 60, windowMs: 10 * 60_000 };

/** Binds the PDF of an approved milestone, for the agency and for who may approve in the project (I7). Reading changes nothing. */
export function bindApprovals(app: FastifyInstance, services: Services): void {
  for (const [path, permission] of [
    [officeApprovalPath, 'manage-projects'],
    [ownApprovalPath, 'open-portal'],
  ] as const) {
    app.get(path, { exposeHeadRoute: false }, (request, reply) => serve(services, { request, reply }, permission));
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Throws the refusals of the permission, and `not-found` for what was not approved or is not the caller's. */
async function serve(services: Services, { request, reply }: Exchange, permission: Action): Promise<FastifyReply> {
  const { db } = services;
  const caller = await identifyCaller(request, services);
  demand(caller, permission);
  await countAgainstLimit(services, limit, caller.address);
  const named = request.params as { id?: string; milestone?: string };
  const [id, milestoneId] = [idSchema.safeParse(named.id), idSchema.safeParse(named.milestone)];
  if (!id.success || !milestoneId.success) throw new AppError('not-found');
  // A colleague who may not approve gets no record of approvals either (I5).
  if (permission === 'open-portal') await demandOwn(db, { userId: caller.user?.id ?? '', id: id.data }, 'all');
  const project = await findProject(db, id.data);
  const milestone = await findApproved(db, { projectId: id.data, milestoneId: milestoneId.data });
  if (!project || !milestone) throw new AppError('not-found');
  const kept = await findApprovalRecord(db, milestone.id);
  const record = kept ?? (await composeApproval(services, db, { project, milestone })).record;
  const pictures = await findPictures(db, [milestone.id]);
  const bytes = await drawApproval(services, record, { pictures, isDraft: kept === null });
  return reply
    .headers(securityHeaders)
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${fileName(record)}"`)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(Buffer.from(bytes));
}

/** Such as `plumbline-schvalenie-0001-navrh.pdf`. */
function fileName({ language, project, milestone }: ApprovalRecord): string {
  const title = milestone.title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  const parts = [
    brandFileName(),
    textsOf(language)('approvalRecord:fileName'),
    projectNumber(project.number).slice(1),
    title,
  ];
  return `${parts.filter(Boolean).join('-')}.pdf`;
}
