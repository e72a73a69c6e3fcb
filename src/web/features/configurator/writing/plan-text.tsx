import type { OutlinePoint, OutlineSection, PrdOutline } from '#domain/writing/outline-prd.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';

/** The plan as it reads: facts, the customer's own words, then section by section. */
export function PlanText({ outline }: { outline: PrdOutline }) {
  const { summary, facts, description, sections } = outline;
  return (
    <div className="grid gap-10 wrap-anywhere">
      <p className="max-w-prose">{summary}</p>
      <DefinitionList items={facts.map(({ label, text }) => ({ id: label, term: label, detail: text }))} />
      {description ? (
        <section className="grid gap-3">
          <h4 className="text-xl">{description.title}</h4>
          <blockquote className="max-w-prose border-s-2 border-line ps-4 whitespace-pre-line">
            {description.text}
          </blockquote>
        </section>
      ) : null}
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}

function Section({ section }: { section: OutlineSection }) {
  const { title, lead, points } = section;
  const isList = points.every((point) => point.title === '');
  return (
    <section className="grid gap-3">
      <h4 className="text-xl">{title}</h4>
      <p className="max-w-prose text-sm text-muted">{lead}</p>
      {isList ? (
        <Items items={points.map(({ text }) => text)} />
      ) : (
        <div className="border-t-2 border-t-ink">
          {points.map((point) => (
            <Point key={point.title} point={point} />
          ))}
        </div>
      )}
    </section>
  );
}

function Point({ point }: { point: OutlinePoint }) {
  const { title, text, items, note } = point;
  return (
    <section className="grid gap-x-6 gap-y-1 border-b border-hair py-3 sm:grid-cols-[minmax(8rem,1fr)_3fr]">
      <h5 className="leading-snug font-semibold">{title}</h5>
      <div className="grid min-w-0 max-w-prose gap-2">
        <p>{text}</p>
        {items.length > 0 ? <Items items={items} /> : null}
        {note ? <p className="text-sm text-muted">{note}</p> : null}
      </div>
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-1.5 ps-5 marker:text-line">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
