import {
  listUnreadThreads,
  markOwnThreadSeen,
  readOwnThread,
  readThread,
  sendMessage,
  sendOwnMessage,
} from '#contract/threads.ts';
import { positionBefore, projectIdAt } from '#tests/support/people/portal-rows.ts';
import { ownerSession } from '#tests/support/people/seed-portal.ts';
import { counterMark } from '../load-protocol.ts';
import { type Part, amount } from '../report.ts';
import { seededUntil } from '../seeded-server.ts';
import { type Question, type Sides, compareSides } from './back-office.ts';

const cookie = `session=${ownerSession}`;
/** Far enough from the end that a message more or less is no other page, and with a whole page before it in the short thread. */
const earlier = positionBefore(100, seededUntil);

const at = (path: string): string => path.replace(':place', 'project').replace(':id', projectIdAt(seededUntil));
const words = { body: 'Tri vety o tom, čo sa urobilo. Druhá je dlhá. Tretia sa pýta, čo ďalej.', quoted: null };

/** What both sides ask of a thread while they read and write in it; reading comes first, as writing makes the short one longer. */
const questions: readonly Question[] = [
  { name: 'customer: latest page', path: at(readOwnThread.path), cookie },
  { name: 'customer: earlier page', path: `${at(readOwnThread.path)}?before=${earlier}`, cookie },
  { name: 'agency: latest page', path: at(readThread.path) },
  { name: 'agency: earlier page', path: `${at(readThread.path)}?before=${earlier}` },
  { name: 'agency: threads with unread messages', path: listUnreadThreads.path },
  // Times soon after 1970, each after the one before, so that everything is still to be counted.
  {
    name: 'customer: what is unread, counted anew',
    path: at(markOwnThreadSeen.path),
    cookie,
    posted: `{"at":1${counterMark}}`,
  },
  { name: 'customer: message sent', path: at(sendOwnMessage.path), cookie, posted: words },
  { name: 'agency: message sent', path: at(sendMessage.path), posted: words },
];

/** How much longer a thread of very many messages takes than a short one: the 95th percentiles, interleaved (I2). */
export function measureThreads(sides: Sides): Promise<Part> {
  const { name, small, large } = sides;
  const [few, many] = [small.portal?.messages ?? 0, large.portal?.messages ?? 0];
  return compareSides(sides, {
    title: `Thread on ${name}: 95th percentile among ${amount(many)} messages against ${amount(few)}`,
    questions,
    figure: `threads ${name}`,
  });
}
