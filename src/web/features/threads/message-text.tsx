import { linkedText } from '#domain/threads/linked-text.ts';

type Props = { body: string };

/** The words of a message; addresses of pages are links that tell nothing of where they were followed from. */
export function MessageText({ body }: Props) {
  return (
    <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">
      {linkedText(body).map((part, index) =>
        part.kind === 'link' ? (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
