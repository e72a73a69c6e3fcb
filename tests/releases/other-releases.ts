import { isObject } from '#server/stored/keep-unknown.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';
import { changeJson, jsonColumns } from './json-columns.ts';

/** Key, and member of lists, that no release knows. */
export const unknownName = 'from-a-later-release';

/** Keys that a release before the stored one did not write, by table and column; a path leads through objects. */
const laterKeys: Readonly<Record<string, readonly string[]>> = {
  'price_books content': [
    'features.multilingual',
    'features.blog.days',
    'base.mobile-app',
    'base.web-app.large',
    'urgency.flexible',
    'weeksOfSize.large',
    'weeksOfTimeline.asap',
    'marketing.erp',
    'installmentsAbove.three',
  ],
  'settings value': ['requireSecondFactor', 'defaultTheme', 'changedById', 'senderName', 'senderAddress'],
  'estimates answers': ['customTrade', 'size', 'contact.company'],
  'service_requests answers': ['customTrade', 'budget', 'contact'],
  'service_requests contact': ['company'],
  'estimates result': ['timelineFit', 'budget', 'installments'],
  'service_request_events detail': ['change', 'fields'],
  'library_features texts': ['da', 'cs.description'],
  'prds content': ['openQuestions', 'pages', 'summary'],
  'draft_links content': ['attachments'],
  'own_drafts content': ['attachments'],
  'error_groups sample': ['frames', 'context'],
};

/** Takes keys out of stored values, as if they had been added to the code since. */
export async function forgetLaterKeys(database: TestDatabase): Promise<void> {
  for (const column of jsonColumns) {
    const paths = laterKeys[`${column.table} ${column.column}`] ?? [];
    await changeJson(database, column, (json) => paths.reduce<unknown>(withoutPath, json));
  }
}

function withoutPath(json: unknown, path: string): unknown {
  const [key = '', ...rest] = path.split('.');
  if (!isObject(json) || !(key in json)) return json;
  const { [key]: part, ...others } = json;
  return rest.length === 0 ? others : { ...json, [key]: withoutPath(part, rest.join('.')) };
}

/** Writes into stored values what a later release may: a higher version, and unknown keys, members and kinds of lines. */
export async function addUnknownParts(database: TestDatabase): Promise<void> {
  // The audit log refuses changes, and nothing reads another shape of its facts.
  for (const column of jsonColumns.filter(({ table }) => table !== 'audit_entries')) {
    await changeJson(database, column, (json) => {
      const more = withUnknownParts(json);
      return isObject(more) ? { shapeVersion: 99, ...more } : more;
    });
  }
}

/** Adds an unknown key to each object of a value, and an unknown member to each list. */
export function withUnknownParts(json: unknown): unknown {
  if (Array.isArray(json)) return [...json.map(withUnknownParts), unknownName];
  if (!isObject(json)) return json;
  const parts = Object.entries(json).map(([key, part]) => [key, withUnknownParts(part)]);
  return { ...Object.fromEntries(parts), [unknownName]: { minimum: 1, [unknownName]: true } };
}
