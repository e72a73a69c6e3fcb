import {
  type CaseStudyDetail,
  type CaseStudyList,
  type CaseStudyText,
  officeCaseStudyPicturePath,
} from '#contract/projects/case-studies.ts';
import { decideLeave } from '#domain/case-studies/case-study-leave.ts';
import {
  caseStudyParts,
  emptyCaseStudyWords,
  namedWithoutLeave,
  picturePlaces,
} from '#domain/case-studies/case-study.ts';
import { checkCaseStudy } from '#domain/case-studies/check-case-study.ts';
import { type Language, languages } from '#domain/languages.ts';
import { findProjectRequest } from '#server/features/references/case-studies/project-requests-store.ts';
import {
  type CaseStudyOfProject,
  type CaseStudyPicture,
  type WordedCaseStudy,
  findCaseStudyPictures,
  picturesOf,
} from '#server/features/settings/site/site-case-studies-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import {
  type CaseStudyRow,
  type CaseStudyTextRow,
  findCaseStudy,
  findCaseStudyTexts,
  listCaseStudyRows,
  listProjectsWithout,
} from './case-studies-store.ts';
import { allowedParts } from '#server/features/settings/site/shown-case-study.ts';

/** As many completed projects are offered. */
const mostProjects = 100;

/** All case studies as the owner sees them, and the projects that can have one. */
export async function listCaseStudies({ db }: Pick<Services, 'db'>): Promise<CaseStudyList> {
  const [rows, projects] = await Promise.all([listCaseStudyRows(db), listProjectsWithout(db, mostProjects)]);
  const ids = rows.map(({ id }) => id);
  const [texts, pictures] = await Promise.all([findCaseStudyTexts(db, ids), findCaseStudyPictures(db, ids)]);
  return {
    studies: rows.map((row) => {
      const own = texts.filter(({ case_study_id: id }) => id === row.id);
      const places = picturesOf(pictures, row.id);
      return {
        ...summaryOf(row, { texts: own, pictures: places }),
        texts: languages.map((language) => {
          const { isPublished, isChanged, missing } = presentText(row, { language, texts: own, pictures: places });
          return { language, isPublished, isChanged, missing };
        }),
      };
    }),
    projects,
  };
}

/** One case study with its newest texts. Throws `not-found`. */
export async function readCaseStudy(services: Pick<Services, 'db'>, id: string): Promise<CaseStudyDetail> {
  const { db } = services;
  const row = await findCaseStudy(db, { id });
  if (!row) throw new AppError('not-found');
  const [texts, found, request] = await Promise.all([
    findCaseStudyTexts(db, [id]),
    findCaseStudyPictures(db, [id]),
    findProjectRequest(db, row.project_id),
  ]);
  const pictures = picturesOf(found, id);
  const own = texts.find(({ language }) => language === row.project_language);
  return {
    ...summaryOf(row, { texts, pictures }),
    service: row.service,
    trade: row.trade,
    country: row.country,
    firm: row.firm,
    town: row.town,
    parts: allowedParts(row),
    askedAt: row.asked_at,
    isAgreed: row.leave === 'given' && isAgreedAsItIs(row, { texts, pictures }),
    pictures: picturePlaces.flatMap((place) => {
      const picture = pictures[place];
      return picture ? [presentPicture(picture, own?.words[`${place}Alt`] ?? '')] : [];
    }),
    texts: languages.map((language) => presentText(row, { language, texts, pictures })),
    request: request.description,
  };
}

type Parts = { texts: readonly CaseStudyTextRow[]; pictures: WordedCaseStudy['pictures'] };

function summaryOf(row: CaseStudyOfProject, parts: Parts) {
  return {
    id: row.id,
    version: row.version,
    project: {
      id: row.project_id,
      number: row.project_number,
      title: row.project_title,
      language: row.project_language,
    },
    leave: row.leave,
    mayAsk: mayAsk(row, parts),
  };
}

/** The standing of a leave for the rules of the domain. */
export const standingOf = (row: CaseStudyRow) => ({
  leave: row.leave,
  askedTimes: row.asked_times,
});

/** Whether the customer can be asked: the text in their language is whole, and there is something that they have not agreed to. */
export function mayAsk(row: CaseStudyOfProject, { texts, pictures }: Parts): boolean {
  if (decideLeave(standingOf(row), 'ask') === null) return false;
  const own = presentText(row, { language: row.project_language, texts, pictures });
  if (own.number === 0 || own.missing.length > 0) return false;
  return row.leave !== 'given' || !isAgreedAsItIs(row, { texts, pictures });
}

/** Whether the customer has agreed to what the draft in their language, the pictures and the names are now. */
function isAgreedAsItIs(row: CaseStudyOfProject, { texts, pictures }: Parts): boolean {
  const own = texts.find(({ language }) => language === row.project_language);
  const arePicturesAgreed = Object.values(pictures).every(({ is_agreed: isAgreed }) => isAgreed === 1);
  const seesPictures = allowedParts(row).includes('pictures') || Object.keys(pictures).length === 0;
  return own?.number === row.agreed_number && (arePicturesAgreed || !seesPictures);
}

/** A text that nobody has written yet. */
const noText = { number: 0, published_number: null, words: emptyCaseStudyWords, writer: 'owner', at: null } as const;

type Asked = Parts & { language: Language };

function presentText(row: CaseStudyOfProject, { language, texts, pictures }: Asked): CaseStudyText {
  const text = texts.find((each) => each.language === language) ?? noText;
  const { number, words, writer, published_number: published } = text;
  const places = picturePlaces.filter((place) => pictures[place]);
  const parts = row.leave === 'given' ? allowedParts(row) : caseStudyParts;
  return {
    language,
    number,
    words,
    writer,
    savedAt: text.at,
    isPublished: published !== null,
    isChanged: published !== null && published !== number,
    missing: [...new Set(checkCaseStudy(words, places).map(({ field }) => field))],
    named: namedWithoutLeave(words, { facts: row, parts }),
  };
}

const presentPicture = (picture: CaseStudyPicture, alt: string): CaseStudyDetail['pictures'][number] => ({
  place: picture.place,
  src: `${officeCaseStudyPicturePath.replace(':id', picture.case_study_id).replace(':place', picture.place)}?v=${picture.id.slice(-8)}`,
  alt,
  width: picture.width,
  height: picture.height,
  isAgreed: picture.is_agreed === 1,
});
