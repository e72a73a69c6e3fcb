/** Longest texts of what a customer owes, in characters, and how much of it there is at most. */
export const materialLimits = {
  title: 120,
  explanation: 1000,
  note: 4000,
  secret: 2000,
  reason: 1000,
  /** Things in one project. */
  items: 60,
  /** Files of one thing. */
  files: 100,
} as const;

/** What is known of a thing that is owed beside its state; the day as `YYYY-MM-DD`, null where there is none. */
export type MaterialFacts = {
  title: string;
  /** In plain words: what is meant, and what it is for. */
  explanation: string;
  dueOn: string | null;
  /** Access data, which are kept sealed and shown once. */
  isSecret: boolean;
};

/** What is said when something happens to a thing that is owed. */
export const materialEventKinds = ['sent', 'accepted', 'asked-again'] as const;
export type MaterialEventKind = (typeof materialEventKinds)[number];
