import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { streamText } from '#tests/support/servers/language-model.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { holdText, test } from '#tests/e2e/support/model-site.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk, siteName: 'with a language model' });

test('H4 the model writes and is named; when it fails the template writes and the form keeps all', async ({
  page,
  model,
}) => {
  const screen = configuratorScreen(page, 'sk');
  const { t, button, field } = screen;
  const visitor = sampleVisitor('detailed');
  await screen.resumeAt('features', visitor);
  await screen.give('features', visitor);

  const worded = 'Text modelu: strechy a žľaby.';
  const begun = holdText(model);
  await button(t('configurator:writeForMe')).click();
  await expect(page.getByText(t('writing:description.working'))).toBeVisible();
  (await begun)();
  await expect(page.getByText(t('errors:aiService.title'))).toBeVisible();
  await expect(page.getByText(t('errors:aiService.text'))).toBeVisible();
  await expect(page.getByText(t('writing:writers.template'))).toBeVisible();
  await expect(page.locator('#description')).toHaveValue(visitor.description);
  await button(t('writing:description.discard')).click();

  model.behave((response) => streamText(response, worded));
  await button(t('configurator:writeForMe')).click();
  await expect(field(t('writing:description.label'))).toHaveValue(worded);
  await expect(page.getByText(t('writing:writers.model'))).toBeVisible();
  await expect(page.getByText(t('errors:aiService.title'))).toHaveCount(0);
  await button(t('writing:description.replace')).click();
  await expect(page.locator('#description')).toHaveValue(worded);
});

test('H4 a plan whose model failed can be asked for again and is then the model’s', async ({ page, model }) => {
  const screen = configuratorScreen(page, 'sk');
  const { t, button } = screen;
  const visitor = sampleVisitor('detailed');
  await screen.resumeAt('contact', visitor);
  await screen.give('contact', visitor);
  await screen.next.click();
  await button(t('configurator:summary.actions.generate')).click();
  model.behave((response) => void response.writeHead(429).end());
  await button(t('configurator:summary.actions.generatePrd')).click();
  await expect(page.getByText(t('errors:aiService.text'))).toBeVisible();
  model.behave((response, { body }) => {
    const [draft = ''] = (body.messages[1]?.content ?? '').split('\n\n<customer_words>');
    streamText(response, JSON.stringify({ ...(JSON.parse(draft) as object), summary: 'Súhrn modelu.' }));
  });
  await button(t('writing:prd.again')).click();
  await expect(page.getByText('Súhrn modelu.')).toBeVisible();
  await expect(page.getByText(t('writing:writers.model'))).toBeVisible();
});
