import { expect } from '@playwright/test';
import { readThread } from '#contract/threads.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test as base } from '#tests/support/browser/running-site.ts';
import { threadPath } from '#tests/support/people/threads.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { beginOwnProject } from '#tests/e2e/support/project-calls.ts';
import { type TwoInstances, startTwoInstances } from '#tests/support/browser/two-instances.ts';

const test = base.extend<{ instances: TwoInstances }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner asks for an object pattern
  instances: async ({}, provide) => {
    const instances = await startTwoInstances();
    await provide(instances);
    const { site } = instances;
    await site.stop();
    expect(site.output(), 'what the servers logged as errors').not.toContain('"level":50');
  },
  site: ({ instances }, provide) => provide(instances.site),
  baseURL: ({ instances }, provide) => provide(instances.front.origin),
});

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', viewport: { width: 360, height: 780 } });

/** Longer than whatever waits in a page before it tries once more. */
const aWhile = 20_000;
const aNap = 10 * 60_000;

test('I2 two browsers on two servers hear each other at once, and a cut stream, a restart and a sleep lose nothing and double nothing', async ({
  page,
  browser,
  site,
  instances: { front, restart },
  expectedProblems,
}) => {
  // The browser notes each request that finds no server.
  expectedProblems.push(/Failed to load resource|ERR_/);
  const t = textsOf('sk');
  const { office, project } = await beginOwnProject({ page, browser, site });
  const { id } = project;
  const desk = await office.newPage();
  await desk.goto(pathOf('adminProject', 'sk', { id }));
  await page.clock.install();
  await page.goto(pathOf('portalProject', 'sk', { id }));
  await untilHydrated(page);
  const said = page.getByRole('list', { name: t('threads:conversation') });
  const atDesk = desk.getByRole('list', { name: t('serviceRequests:conversation.label') });
  const write = async (where: typeof page, body: string) => {
    await where.getByLabel(t('threads:composer.label')).fill(body);
    await where.getByRole('button', { name: t('threads:composer.send') }).click();
  };

  await write(page, '1 zákazník');
  await expect(atDesk).toContainText('1 zákazník');
  await write(desk, '2 agentúra');
  await expect(said).toContainText('2 agentúra');

  front.set('cut');
  front.breakOff();
  await write(desk, '3 agentúra, kým je spojenie preč');
  await expect(atDesk).toContainText('3 agentúra');
  await write(page, '4 zákazník bez spojenia');
  await expect(said).toContainText(t('threads:states.sending'));
  await expect(said).not.toContainText('3 agentúra');
  front.set('open');
  await page.clock.fastForward(aWhile);
  await expect(said).toContainText('3 agentúra');
  await expect(atDesk).toContainText('4 zákazník');
  await expect(said).not.toContainText(t('threads:states.sending'));

  await restart(async () => {
    await write(desk, '5 agentúra počas reštartu');
    await expect(atDesk).toContainText('5 agentúra');
    await write(page, '6 zákazník počas reštartu');
    await expect(said).toContainText(t('threads:states.sending'));
  });
  await page.clock.fastForward(aWhile);
  await expect(said).toContainText('5 agentúra');
  await expect(atDesk).toContainText('6 zákazník');

  // The lid is closed: the stream stays open and brings nothing, and no timer runs until it is opened again.
  front.silence();
  await write(desk, '7 agentúra, kým notebook spí');
  await expect(atDesk).toContainText('7 agentúra');
  await page.clock.fastForward(aNap);
  // A reading that was under way may have begun before the message was written; the next one has it.
  await expect(async () => {
    await page.clock.fastForward(aWhile);
    await expect(said).toContainText('7 agentúra');
  }).toPass();
  await write(page, '8 zákazník po zobudení');
  await expect(atDesk).toContainText('8 zákazník');

  const answer = await office.request.get(`${site.origin}${threadPath('agency', { place: 'project', id })}/messages`);
  const { messages } = readThread.output.parse(await answer.json());
  const bodies = messages.map(({ body }) => body);
  expect(bodies.map((body) => body.split(' ')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  for (const body of bodies) {
    await expect(said.getByText(body, { exact: true })).toHaveCount(1);
    await expect(atDesk.getByText(body, { exact: true })).toHaveCount(1);
  }
  await office.close();
});
