/** A project's number as it is shown: `#0001`, and `#----` where there is none (spec §4). */
export const projectNumber = (number: number | null): string =>
  `#${number === null ? '----' : String(number).padStart(4, '0')}`;

/** A project's number and title as they are shown: `#0001 - title` (spec §4). */
export const projectTitle = (number: number | null, title: string): string => `${projectNumber(number)} - ${title}`;
