/** What is to be sent of an item: as it was chosen, and once it is ready to go. */
export type Source = {
  file: File | null;
  body: Blob | null;
  type: string;
  address: string | null;
  /** A fresh token was fetched for it. */
  hasFreshToken?: boolean;
};

/** What is to be sent, by the id of the item; gone once the server has it or has refused it. */
export const sources = new Map<string, Source>();
