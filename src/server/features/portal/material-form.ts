import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MaterialFormState } from '#contract/projects/project-material.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { materialLimits } from '#domain/projects/material/material.ts';
import { pathOf } from '#domain/routes.ts';
import { keepFormFiles } from '#server/features/projects/material/keep-form-files.ts';
import { sendMaterial } from '#server/features/projects/material/send-material.ts';
import { readOwnProject } from '#server/features/projects/own/read-own-projects.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { type UploadedForm, readUploadedForm } from '#server/http/calls/uploaded-form.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { projectPage } from './project-page.ts';

type Asked = { services: Services; id: string; caller: Caller };

/**
 * Answers a form of a project's page that sends something owed, with files, from a browser without scripts (I7). A refused one is shown
 * again with its words, also where the thing is no longer on the list; access data are never sent back. Throws `not-found`, `malformed-body`.
 */
export async function answerMaterialForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, ...asked }: Asked & { form: UploadedForm },
): Promise<FastifyReply> {
  const { services, id, caller } = asked;
  const { language } = await readOwnProject(services, { userId: caller.user?.id ?? '', id });
  const fields = await readUploadedForm(form);
  const typed = { material: textIn(fields, 'material'), note: textIn(fields, 'note').slice(0, materialLimits.note) };
  const refusal = await trySending(asked, { fields, typed });
  const page = pathOf('portalProject', language, { id });
  if (refusal === null) return reply.redirect(`${page}#material`, 303);
  const t = textsOf(language);
  // The project is there, so the thing is not.
  const isGone = refusal.code === 'not-found';
  const sentence = isGone
    ? t(textIn(fields, 'secret') === '' ? 'projectMaterial:left.text' : 'projectMaterial:left.secret')
    : t(refusal.code === 'changed-meanwhile' ? 'projectMaterial:changed' : `errorCodes:${refusal.code}`);
  const materialForm = formState(refusal, typed, sentence);
  const shown = await projectPage(services, { id, caller, materialForm });
  return sendPersonalPage(request, reply, {
    services,
    match: { screen: 'portalProject', parameters: { id } },
    path: page,
    page: { ...shown, status: errorCodes[isGone ? 'changed-meanwhile' : refusal.code].status },
  });
}

const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').replaceAll('\r\n', '\n') : '';
};

type Typed = Pick<MaterialFormState, 'material' | 'note'>;

/** Why what was sent was refused; null where it was taken. */
async function trySending(
  { services, id, caller }: Asked,
  { fields, typed }: { fields: FormData; typed: Typed },
): Promise<AppError | null> {
  const files = fields.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  try {
    const sent = {
      id,
      ...typed,
      version: Number(textIn(fields, 'version')),
      secret: textIn(fields, 'secret').slice(0, materialLimits.secret),
      files: await keepFormFiles(services, files),
    };
    await sendMaterial(services, { ...sent, caller });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  }
}

function formState({ fields }: AppError, typed: Typed, sentence: string): MaterialFormState {
  const errors: MaterialFormState['errors'] = {};
  for (const { field, message } of fields ?? []) {
    if (field === 'note' || field === 'secret') errors[field] = message;
  }
  return { ...typed, errors, failure: Object.keys(errors).length > 0 ? null : sentence };
}
