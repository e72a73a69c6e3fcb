/** Texts asked of the language model on a day; nothing tells by whom. */
export interface WritingUsageTable {
  day: string;
  calls: number;
}
