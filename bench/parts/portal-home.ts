import { readPortalHome } from '#contract/portal/portal-home.ts';
import { listOwnProjects } from '#contract/projects/own-projects.ts';
import { ownerSession } from '#tests/support/people/seed-portal.ts';
import { type Part, amount } from '../report.ts';
import { type Question, type Sides, compareSides, further } from './back-office.ts';

const cookie = `session=${ownerSession}`;

const questions: readonly Question[] = [
  { name: 'home', path: readPortalHome.path, cookie },
  // Of both customers the two oldest.
  { name: 'own projects, the last page', path: `${listOwnProjects.path}?after=3`, cookie },
  further({ name: 'own projects, a page of twenty against two', path: listOwnProjects.path, cookie }),
];

/** How much longer the home of a customer with very many projects takes than that of one with few: the 95th percentiles, interleaved (I3). */
export function measurePortalHome(sides: Sides): Promise<Part> {
  const { name, small, large } = sides;
  const [few, many] = [small.portal?.projects ?? 0, large.portal?.projects ?? 0];
  return compareSides(sides, {
    title: `Home of a customer on ${name}: 95th percentile among ${amount(many)} projects against ${amount(few)}`,
    questions,
    figure: `portalHome ${name}`,
  });
}
