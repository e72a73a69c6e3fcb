/** A source of an answer (A6): an entry of the FAQ, or a service. */
export type AnswerSource = {
  kind: 'faq' | 'service';
  title: string;
  text: string;
  /** Path of its page, with the anchor of a question. */
  href: string;
};
