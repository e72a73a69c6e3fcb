/*
 * What is noted beside the backups of somebody who was deleted, for good: ids and nothing else. The id of an account stands alone, as
 * releases wrote it that knew of accounts only; that of a customer has a word in front.
 */

const ofCustomer = 'customer-';

/** The marks of a person who is deleted: of the account, if there is one, and of each customer. */
export const marksOf = ({ userId, customers }: { userId: string; customers: readonly string[] }): string[] => [
  ...(userId === '' ? [] : [userId]),
  ...customers.map((id) => `${ofCustomer}${id}`),
];

/** Ids of the accounts among some marks. */
export const accountsIn = (marks: readonly string[]): string[] => marks.filter((mark) => !mark.startsWith(ofCustomer));

/** Ids of the customers among some marks. */
export const customersIn = (marks: readonly string[]): string[] =>
  marks.filter((mark) => mark.startsWith(ofCustomer)).map((mark) => mark.slice(ofCustomer.length));
