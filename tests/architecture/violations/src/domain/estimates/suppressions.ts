/* oxlint-disable-next-line no-console */ // violates: suppression-reason
export const silent = (): void => console.info(1);
/* oxlint-disable-next-line no-console -- kept for the proof that a reason is enough */
export const reasoned = (): void => console.info(2);
/* @ts-ignore */ // violates: suppression-reason ban-ts-comment
export const text: string = 1;
/* @ts-expect-error -- kept for the proof that a reason is enough */
export const number: number = '1';
