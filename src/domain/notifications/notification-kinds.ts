/**
 * What a person of the agency is told: a request was given to them, they were named in a note, a request is to be looked
 * at again, a mail to a customer was refused for good.
 */
export const notificationKinds = ['assigned', 'mentioned', 'follow-up', 'mail-refused'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
