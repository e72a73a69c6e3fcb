import {
  askCaseStudyLeave,
  chooseCaseStudyPicture,
  publishCaseStudyText,
  saveCaseStudyText,
  startCaseStudy,
} from '#contract/projects/case-studies.ts';
import { readStudy, sendLeave, studyWords, textOf } from '#tests/support/people/case-studies.ts';
import {
  type Step,
  type Walk,
  audited,
  countIn,
  deed,
  fact,
  inMail,
  makeCall,
  rowIn,
  rowsIn,
  versionIn,
} from './walk.ts';

const id = 'study';
const version = (walk: Walk) => versionIn(walk, 'case_studies', id);
const number = async (walk: Walk): Promise<number> =>
  textOf(await readStudy({ browser: walk.office }, fact(walk, id)), 'sk').number;

/** The case study of a finished project: written, with a picture, agreed to by its customer, shown. */
export const caseStudySteps: readonly Step[] = [
  {
    call: startCaseStudy,
    send: (walk) =>
      makeCall(walk.office, walk, { endpoint: startCaseStudy, body: { projectId: fact(walk, 'project') } }),
    stored: (walk) => countIn(walk, 'case_studies', { project_id: fact(walk, 'project'), as: id }),
  },
  {
    call: saveCaseStudyText,
    send: async (walk) => {
      walk.facts.set('language', 'sk').set('place', 'after');
      const words = { ...studyWords, task: `${studyWords.task} ${walk.mark}` };
      const body = { number: await number(walk), words };
      return makeCall(walk.office, walk, { endpoint: saveCaseStudyText, id, body });
    },
    stored: async (walk) =>
      (await rowsIn(walk, 'case_study_versions', { case_study_id: fact(walk, id) })).filter((row) =>
        String(row['words']).includes(walk.mark),
      ).length,
  },
  {
    call: chooseCaseStudyPicture,
    send: async (walk) => {
      const { id: fileId } = await rowIn(walk, 'handover_pictures', { milestone_id: fact(walk, 'milestone') });
      const body = { ...(await version(walk)), fileId };
      return makeCall(walk.office, walk, { endpoint: chooseCaseStudyPicture, id, body });
    },
    stored: (walk) => countIn(walk, 'case_study_pictures', { case_study_id: fact(walk, id) }),
  },
  { ...deed(askCaseStudyLeave, { id, body: version }), stored: audited(askCaseStudyLeave, 'project') },
  {
    call: 'leave for a case study',
    send: async (walk) => {
      const parts = ['pictures', 'figures'];
      return sendLeave(walk.visitor, inMail(walk, walk.email, /(\/reference\/[\w-]+)/) ?? '', { parts });
    },
    stored: async (walk) => Number((await rowIn(walk, 'case_studies', { id: fact(walk, id) }))['leave'] === 'given'),
  },
  {
    ...deed(publishCaseStudyText, {
      id,
      body: async (walk) => ({ ...(await version(walk)), number: await number(walk) }),
    }),
    stored: audited(publishCaseStudyText, 'project'),
  },
];
