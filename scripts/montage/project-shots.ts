import type { BrowserContext } from '@playwright/test';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Shot, openPage, untilLoaded } from './drawing.ts';
import type { MadeProject } from './made-project.ts';
import { paperShot } from './pdf-shot.ts';

const t = textsOf('sk');

/** What the back office writes and follows, from the quote to the project; the context is signed in there. */
export async function officeProjectShots(context: BrowserContext, { office }: MadeProject): Promise<Shot[]> {
  const screens = [
    ['quotes', pathOf('adminQuotes', 'sk')],
    ['a quote being written', office.draft],
    ['payments', pathOf('adminPayments', 'sk')],
    ['one project', office.project],
    ['calendar', pathOf('adminCalendar', 'sk')],
  ] as const;
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const [label, address] of screens) {
    await openPage(page, address);
    shots.push({ label, frame: 'desktop', png: await page.screenshot() });
  }
  await page.close();
  return shots;
}

/** What a customer does on a phone: read the quote, sign, pay, follow the project; then the quote on paper. */
export async function customerShots(context: BrowserContext, made: MadeProject): Promise<Shot[]> {
  const { customer } = made;
  await context.addCookies(made.customerCookies);
  const page = await context.newPage();
  const shots: Shot[] = [];
  const shoot = async (label: string) => {
    await untilLoaded(page);
    shots.push({ label, frame: 'phone', png: await page.screenshot() });
  };
  await openPage(page, customer.quote);
  await shoot('quote');
  await page
    .getByRole('form', { name: t('quoteSigning:bar.label') })
    .getByRole('button')
    .click();
  await page.getByRole('heading', { level: 1, name: t('quoteSigning:sign.title') }).waitFor();
  await shoot('signature');
  await openPage(page, customer.payment);
  await page.locator('.payment-code').scrollIntoViewIfNeeded();
  await shoot('payment');
  await openPage(page, customer.home);
  await shoot('portal');
  await openPage(page, customer.project);
  await shoot('project');
  const pdf = await page.request.get(made.quotePdf);
  await page.close();
  return [...shots, await paperShot(context, 'quote as PDF', await pdf.body())];
}
