import type { ReactNode } from 'react';

export type Question = { id?: string; question: string; answer: ReactNode; extra?: ReactNode; isHidden?: boolean };

type Props = { questions: readonly Question[]; headingLevel: 2 | 3 };

/**
 * Questions as disclosures. The id is inside the disclosure, so that a link to it opens it without a script (HTML,
 * "ancestor details revealing").
 */
export function QuestionList({ questions, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="border-b border-hair">
      {questions.map(({ id, question, answer, extra, isHidden }) => (
        <details key={question} className="question" hidden={isHidden}>
          <summary>
            <Heading className="text-lg">{question}</Heading>
          </summary>
          <div id={id} className="grid max-w-prose gap-2 pb-5">
            {typeof answer === 'string' ? <p>{answer}</p> : answer}
            {extra}
          </div>
        </details>
      ))}
    </div>
  );
}
