import assert from 'node:assert/strict';
import { type OwnData, readOwnData } from '#contract/portal/own-data.ts';
import { pathOf } from '#domain/routes.ts';
import { exportEntries } from '#server/features/personal-data/export/export-entries.ts';
import { findPerson } from '#server/features/personal-data/person-store.ts';
import { zipOf } from '#server/http/calls/answer-zip.ts';
import { done } from '#tests/support/people/office.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

/** The page on which people copy their data and delete their account. */
export const dataPath = pathOf('portalData', 'sk');

/** What an account can do with its data. */
export const readData = async (browser: TestBrowser): Promise<OwnData> =>
  done(await browser.get(readOwnData.path), readOwnData);

/** Sends a form of the page. */
export const sendDataForm = (browser: TestBrowser, fields: Record<string, string>): Promise<TestAnswer> =>
  browser.postForm(dataPath, Object.entries(fields));

/** Asks for a copy of one's data. */
export async function askForCopy(browser: TestBrowser): Promise<void> {
  const answer = await sendDataForm(browser, { go: 'export' });
  assert.equal(answer.status, 303, answer.text);
}

/** A copy of an account's data as the job would make it. */
export async function copyOf({ services }: TestApp, userId: string): Promise<Buffer> {
  const person = await findPerson(services.db, userId);
  const copy = { person, language: 'sk', username: 'Anna', at: services.clock() } as const;
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(exportEntries(services, copy), copy.at)) parts.push(part);
  return Buffer.concat(parts);
}
