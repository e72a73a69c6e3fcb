import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { common } from '#locales/sk/common.ts';
import type { Area } from '#locales/areas.ts';
import type { TextKey } from '#locales/text-key.ts';
import { type ReadTexts, createLoadingI18n, loadAreas } from './i18n.ts';

const offline = new Error('offline');
/** Lets everything run that waits for no time. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Time that the test passes, in steps of 50 ms. */
function openTime(context: TestContext) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const time = {
    now: 0,
    async pass(ms: number) {
      await settle();
      for (const end = time.now + ms; time.now < end;) {
        time.now += 50;
        context.mock.timers.tick(50);
        await settle();
      }
    },
  };
  return time;
}

test('B4 a file that cannot be read is asked for five times more, after 350 ms and then twice as long each time', async (context) => {
  const time = openTime(context);
  const asked: number[] = [];
  const readTexts: ReadTexts = async () => {
    asked.push(time.now);
    throw offline;
  };
  const given = assert.rejects(
    createLoadingI18n({ language: 'sk', areas: ['common'], readTexts }),
    /no texts of common/,
  );
  await time.pass(30_000);
  await given;
  const first = asked[0] ?? 0;
  assert.deepEqual(
    asked.map((at) => at - first),
    [0, 350, 1050, 2450, 5250, 10_850],
  );
});

test('B4 texts that come at a later try are used, and further ones that stay away are an error, not keys', async (context) => {
  const time = openTime(context);
  let failures = 2;
  const readTexts: ReadTexts = async (_language, name) => {
    if (name !== 'common' || failures > 0) {
      failures -= 1;
      throw offline;
    }
    return { common };
  };
  const opening = createLoadingI18n({ language: 'sk', areas: ['common'], readTexts });
  await time.pass(1200);
  const i18n = await opening;
  assert.equal(i18n.t('common:loading'), common.loading);
  for (let visit = 1; visit <= 2; visit += 1) {
    const given = assert.rejects(loadAreas(i18n, ['common', 'faq']), /no texts of faq$/);
    await time.pass(11_000);
    await given;
  }
});

test('B4 ten files are read at once, and each further one when another has come', async () => {
  const areas: Area[] = ['common', 'home', 'about', 'services', 'projects', 'contact', 'faq', 'legal', 'consent'];
  areas.push('configurator', 'estimates', 'validation', 'errors');
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const readTexts: ReadTexts = (_language, name) =>
    new Promise((resolve) => {
      asked.push(name);
      answers.push(() => resolve({ [name]: { text: name } }));
    });
  const opening = createLoadingI18n({ language: 'sk', areas, readTexts });
  while (asked.length === 0) await settle();
  for (let answered = 0; answered < areas.length; answered += 1) {
    assert.deepEqual(asked, areas.slice(0, answered + 10));
    answers[answered]?.();
    await settle();
  }
  assert.equal((await opening).t('errors:text' as TextKey), 'errors');
});
