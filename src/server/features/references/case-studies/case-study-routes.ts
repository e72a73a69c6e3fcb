import type { FastifyInstance, FastifyReply } from 'fastify';
import * as contract from '#contract/projects/case-studies.ts';
import { idSchema, languageSchema } from '#contract/shapes.ts';
import { type PicturePlace, caseStudyParts, picturePlaces } from '#domain/case-studies/case-study.ts';
import { pathOf } from '#domain/routes.ts';
import { openReference } from '#server/features/references/own/open-reference.ts';
import {
  type CaseStudyPicture,
  findCaseStudyPictures,
  picturesOf,
} from '#server/features/settings/site/site-case-studies-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerFile } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller, readerLanguageOf } from '#server/http/calls/caller.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { previewBand } from '#server/http/pages/preview-band.ts';
import type { Services } from '#server/services.ts';
import { storedCaseStudyWords } from '#server/stored/case-study-words.ts';
import { deleteCaseStudy, orderCaseStudies } from './arrange-case-studies.ts';
import { askCaseStudyLeave } from './ask-leave.ts';
import { findCaseStudy, findCaseStudyTexts, listVersionRows } from './case-studies-store.ts';
import { changeCaseStudyFacts, hideCaseStudyText, publishCaseStudyText } from './change-case-study.ts';
import { chooseCaseStudyPicture } from './choose-picture.ts';
import { findAskedCaseStudy } from './own-case-study.ts';
import { allowedParts } from '#server/features/settings/site/shown-case-study.ts';
import { presentCaseStudy } from './present-case-study.ts';
import { listCaseStudies, readCaseStudy } from './read-case-study.ts';
import { draftCaseStudyText, restoreCaseStudyText, saveCaseStudyText } from './save-text.ts';
import { startCaseStudy } from './start-case-study.ts';

const placeIn = (value: string): PicturePlace => {
  const found = picturePlaces.find((place) => place === value);
  if (!found) throw new AppError('not-found');
  return found;
};

/** A picture as pages show it; no browser may show it again without asking, because its leave can be taken back. */
async function answerPicture(
  reply: FastifyReply,
  files: Services['files'],
  picture: CaseStudyPicture | undefined,
): Promise<FastifyReply> {
  if (!picture) throw new AppError('not-found');
  const bytes = await files.get(picture.object_key);
  return answerFile(reply, { bytes, type: picture.type, disposition: 'inline', isUnkept: true });
}

/** Binds the pictures that the site and the customer's page show of case studies (A5, A11). */
export function bindCaseStudies(app: FastifyInstance, services: Services): void {
  const { files, db } = services;
  app.get<{ Params: { id: string; place: string } }>(
    contract.siteCaseStudyPicturePath,
    { exposeHeadRoute: false },
    async ({ params: { id, place } }, reply) => {
      const shown = services.siteCaseStudies.current().studies.find(({ row }) => row.id === id);
      const picture = shown?.pictures[placeIn(place)];
      const may = shown && picture?.is_agreed === 1 && allowedParts(shown.row).includes('pictures');
      return answerPicture(reply, files, may ? picture : undefined);
    },
  );
  app.get<{ Params: { key: string; place: string } }>(
    contract.keyedCaseStudyPicturePath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const caller = await identifyCaller(request, services);
      const { row } = await openReference(services, { key: request.params.key, caller });
      const asked = await findAskedCaseStudy(db, row.project_id);
      return answerPicture(reply, files, asked?.pictures[placeIn(request.params.place)]);
    },
  );
}

/** Binds what the owner does with case studies (A11, A12). */
export function bindOfficeCaseStudies(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint: contract.listCaseStudies, handle: () => listCaseStudies(services) });
  bindArrangement(app, services);
  bindEndpoint(app, services, {
    endpoint: contract.startCaseStudy,
    handle: ({ body, caller, audit }) => startCaseStudy(services, { ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getCaseStudy,
    handle: ({ parameters: { id } }) => readCaseStudy(services, id),
  });
  bindEndpoint(app, services, {
    endpoint: contract.saveCaseStudyText,
    handle: ({ parameters, body, caller, audit }) =>
      saveCaseStudyText(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.draftCaseStudyText,
    handle: ({ parameters, body, caller, audit }) =>
      draftCaseStudyText(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.restoreCaseStudyText,
    handle: ({ parameters, body, caller, audit }) =>
      restoreCaseStudyText(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.listCaseStudyVersions,
    handle: ({ parameters }) => listVersions(services, parameters),
  });
  bindEndpoint(app, services, {
    endpoint: contract.publishCaseStudyText,
    handle: ({ parameters, body, caller, audit }) =>
      publishCaseStudyText(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.hideCaseStudyText,
    handle: ({ parameters, body, caller, audit }) =>
      hideCaseStudyText(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeCaseStudyFacts,
    handle: ({ parameters, body, caller, audit }) =>
      changeCaseStudyFacts(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.chooseCaseStudyPicture,
    handle: ({ parameters, body, caller, audit }) =>
      chooseCaseStudyPicture(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.askCaseStudyLeave,
    handle: ({ parameters, body, caller, audit }) =>
      askCaseStudyLeave(services, { ...parameters, ...body, caller, audit }),
  });
  bindOfficePages(app, services);
}

/** Their order on the site, and the deletion of one. */
function bindArrangement(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.orderCaseStudies,
    handle: ({ body, audit }) => orderCaseStudies(services, { ...body, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteCaseStudy,
    handle: ({ parameters, body, audit }) => deleteCaseStudy(services, { ...parameters, ...body, audit }),
  });
}

const mostVersions = 100;

async function listVersions({ db }: Services, wanted: { id: string; language: contract.CaseStudyText['language'] }) {
  const [text] = (await findCaseStudyTexts(db, [wanted.id])).filter(({ language }) => language === wanted.language);
  const rows = await listVersionRows(db, { ...wanted, limit: mostVersions });
  return {
    versions: rows.map(({ id, words, ...row }) => ({
      ...row,
      words: storedCaseStudyWords.read(words, `case_study_versions ${id}`),
      isPublished: row.number === text?.published_number,
    })),
  };
}

/** Pictures of drafts, and the page of the site as it would show a draft. */
function bindOfficePages(app: FastifyInstance, services: Services): void {
  const { files, db } = services;
  app.get<{ Params: { id: string; place: string } }>(
    contract.officeCaseStudyPicturePath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      demand(await identifyCaller(request, services), 'manage-projects');
      const id = idSchema.safeParse(request.params.id);
      const pictures = id.success ? picturesOf(await findCaseStudyPictures(db, [id.data]), id.data) : {};
      return answerPicture(reply, files, pictures[placeIn(request.params.place)]);
    },
  );
  app.get<{ Params: { id: string; language: string } }>(
    contract.caseStudyPreviewPath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      demand(await identifyCaller(request, services), 'manage-projects');
      const reader = readerLanguageOf(request, services);
      const id = idSchema.safeParse(request.params.id);
      const language = languageSchema.safeParse(request.params.language);
      const row = id.success ? await findCaseStudy(db, { id: id.data }) : null;
      if (!row || !language.success) throw new AppError('not-found');
      const texts = await findCaseStudyTexts(db, [row.id]);
      const text = texts.find((each) => each.language === language.data);
      if (!text) throw new AppError('not-found');
      const pictures = picturesOf(await findCaseStudyPictures(db, [row.id]), row.id);
      const study = presentCaseStudy(
        { row, words: text.words, lang: text.language, pictures },
        {
          language: text.language,
          // Before they are asked, everything is seen as it would be with every leave.
          parts: row.leave === 'given' ? allowedParts(row) : caseStudyParts,
          address: contract.officeCaseStudyPicturePath.replace(':id', row.id),
        },
      );
      return sendPersonalPage(request, reply, {
        services,
        match: { screen: 'projects', parameters: {} },
        path: pathOf('projects', text.language),
        page: {
          data: {
            caseStudies: [study],
            preview: previewBand(reader, pathOf('adminCaseStudy', reader, { id: row.id })),
          },
          language: text.language,
        },
      });
    },
  );
}
