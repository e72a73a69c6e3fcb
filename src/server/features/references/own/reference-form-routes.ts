import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '#contract/page.ts';
import type { ReferenceFormState } from '#contract/projects/reference-page.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { caseStudyParts } from '#domain/case-studies/case-study.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type ReferenceWords, emptyReferenceWords, referenceParts } from '#domain/references/reference.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import {
  type UploadedForm,
  acceptUploadedForms,
  createUploadPlaces,
  isUploadedForm,
  readUploadedForm,
} from '#server/http/calls/uploaded-form.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import {
  type SentLeave,
  allowCaseStudy,
  declineCaseStudy,
  takeLeaveBack,
} from '#server/features/references/case-studies/give-leave.ts';
import { type SentReference, giveReference } from './give-reference.ts';
import { type OpenedReference, openReference } from './open-reference.ts';
import { referencePage } from './reference-page.ts';
import { declineReference, takeReferenceBack } from './take-back.ts';

const formLimit = { name: 'reference-forms', max: 40, windowMs: 10 * 60_000 };

/** Forms with a picture that are in memory at a time, and how large each is at most. */
const uploadsAtOnce = 4;
const formBytes = attachmentLimits.bytes + 64 * 1024;

/** No field is longer, whatever a program sends. */
const longestField = 2000;

type Posted = { Body: UploadedForm | undefined; Params: { key: string } };

/** Binds the form of a reference's page, which works without scripts: it is given, looked at, declined and taken back (A11). */
export function bindReferenceForms(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    const takePlace = createUploadPlaces(uploadsAtOnce);
    acceptUploadedForms(scope, formBytes);
    const admitted = new WeakMap<FastifyRequest, Caller>();
    for (const path of allPathsOf('reference')) {
      scope.post<Posted>(path, {
        /** Before a byte of a picture is read. */
        async onRequest(request, reply) {
          refuseForeignOrigin(request);
          const caller = await identifyCaller(request, services);
          await countAgainstLimit(services, formLimit, caller.address);
          takePlace(reply);
          admitted.set(request, caller);
        },
        async handler(request, reply) {
          const caller = admitted.get(request) ?? (await identifyCaller(request, services));
          return answer(request, reply, { services, key: request.params.key, caller });
        },
      });
    }
  });
}

type Asked = { services: Services; key: string; caller: Caller };

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, key, caller } = asked;
  const { body } = request;
  if (!isUploadedForm(body)) throw new AppError('malformed-body');
  const fields = await readUploadedForm(body);
  const refused = await tryForm(asked, fields);
  const page = await referencePage(services, { key, caller, ...(refused && { forms: refused.forms }) });
  const { language = caller.language } = page;
  if (refused === null) return reply.redirect(pathOf('reference', language, { key }), 303);
  const match = { screen: 'reference', parameters: { key } } as const;
  const path = pathOf('reference', language, { key });
  const status = page.status ?? refused.status;
  return sendPersonalPage(request, reply, { services, match, path, page: { ...page, status } });
}

type Refused = { forms: Pick<PageData, 'referenceForm' | 'caseStudyForm'>; status: number };

/** What the page shows again: a form to look at, or one that was refused; null where it was taken. */
async function tryForm({ services, key, caller }: Asked, fields: FormData): Promise<Refused | null> {
  const typed = typedIn(fields);
  const go = textIn(fields, 'go');
  try {
    const opened = await openReference(services, { key, caller });
    if (go === 'preview') {
      return { forms: { referenceForm: { ...typed, isPreview: true, failure: null, errors: {} } }, status: 200 };
    }
    await carryOut(services, { opened, caller, go, fields });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { language = caller.language } = await referencePage(services, { key, caller });
    const errors = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
    const failure = error.fields.length > 0 ? null : textsOf(language)(`errorCodes:${error.code}`);
    const { status } = errorCodes[error.code];
    if (isCaseStudyStep(go)) {
      return { forms: { caseStudyForm: { parts: leaveIn(fields).parts, failure, errors } }, status };
    }
    return { forms: { referenceForm: { ...typed, isPreview: false, failure, errors } }, status };
  }
}

type Wish = { opened: OpenedReference; caller: Caller; go: string; fields: FormData };

const caseStudySteps = ['allow-case-study', 'decline-case-study', 'withdraw-case-study'];
const isCaseStudyStep = (go: string): boolean => caseStudySteps.includes(go);

async function carryOut(services: Services, { go, fields, ...asked }: Wish): Promise<void> {
  if (go === 'decline') return declineReference(services, asked);
  if (go === 'take-back') return takeReferenceBack(services, asked);
  if (go === 'give') return giveReference(services, { ...asked, sent: sentIn(fields, typedIn(fields)) });
  if (go === 'allow-case-study') return allowCaseStudy(services, { ...asked, sent: leaveIn(fields) });
  if (go === 'decline-case-study') return declineCaseStudy(services, asked);
  if (go === 'withdraw-case-study') return takeLeaveBack(services, asked);
  throw new AppError('invalid-input');
}

const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, longestField) : '';
};

const leaveIn = (fields: FormData): SentLeave => ({
  version: Number(textIn(fields, 'version')),
  parts: caseStudyParts.filter((part) => fields.getAll('part').includes(part)),
  hasConsent: fields.has('consent'),
});

type Typed = Pick<ReferenceFormState, 'words' | 'parts' | 'hasConsent'>;

function typedIn(fields: FormData): Typed {
  const names = Object.keys(emptyReferenceWords) as (keyof ReferenceWords)[];
  return {
    words: Object.fromEntries(names.map((name) => [name, textIn(fields, name)])) as ReferenceWords,
    parts: referenceParts.filter((part) => fields.getAll('leave').includes(part)),
    hasConsent: fields.has('consent'),
  };
}

function sentIn(fields: FormData, { words, parts, hasConsent }: Typed): SentReference {
  const file = fields.get('picture');
  const may = (part: (typeof referenceParts)[number]) => parts.includes(part);
  return {
    version: Number(textIn(fields, 'version')),
    words,
    leave: { name: may('name'), firm: may('firm'), figure: may('figure'), picture: may('picture') },
    hasConsent,
    picture: file instanceof File && file.size > 0 ? file : null,
  };
}
