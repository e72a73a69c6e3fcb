import { type TestModel, beginStream, startTestModel, streamText } from '#tests/support/servers/language-model.ts';
import { test as base } from '#tests/support/browser/running-site.ts';

/** A test on a site with a language model, whose behaviour the test sets; each file names a site of its own. */
export const test = base.extend<object, { model: TestModel }>({
  model: [
    async ({ sites: _sites }, provide) => {
      const model = await startTestModel((response) => streamText(response, 'x'));
      await provide(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  environment: ({ model }, provide) => provide(model.environment),
});

/** Has the model begin its text and write no further; what comes once it has been asked makes it break off. */
export function holdText(model: TestModel): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  model.behave((response) => {
    beginStream(response, ['Text']);
    resolve(() => void response.end());
  });
  return promise;
}
