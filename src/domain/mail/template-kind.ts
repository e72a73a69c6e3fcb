import { placeholders, projectPlaceholders } from './placeholders.ts';

/** What a template is for (G7): a reply to a request, which is a mail with a subject, or a message in the thread of a project. */
export const templateKinds = ['request', 'project'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What templates of each kind may leave to be filled in. */
export const placeholdersOf = { request: placeholders, project: projectPlaceholders } as const;

/** Only mails have a subject; messages of a thread go on with it. */
export const hasSubject = (kind: TemplateKind): boolean => kind === 'request';
