import type { RichRun, RichText } from '#domain/content/rich-text.ts';

/** Text that the owner has written, by its structure (A12). */
export function RichTextView({ text }: { text: RichText }) {
  return text.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>{showRuns(block.runs)}</p>
    ) : (
      <ul key={index} className="grid list-disc gap-1 ps-5">
        {block.points.map((runs, point) => (
          <li key={point}>{showRuns(runs)}</li>
        ))}
      </ul>
    ),
  );
}

const showRuns = (runs: readonly RichRun[]) =>
  runs.map(({ text, isStrong, href }, index) => {
    const words = isStrong ? <strong>{text}</strong> : text;
    return <span key={index}>{href === '' ? words : <a href={href}>{words}</a>}</span>;
  });
