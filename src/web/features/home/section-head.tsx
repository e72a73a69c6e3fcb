import { AxisHeading } from '../../ui/axis-heading.tsx';

type Props = { id: string; title: string; lead: string };

/** Heading of a section on the plumb line, with the lead below; `id` names the section. */
export function SectionHead({ id, title, lead }: Props) {
  return (
    <div className="grid content-start gap-2">
      <AxisHeading level={2} id={id}>
        {title}
      </AxisHeading>
      <p className="max-w-prose text-muted">{lead}</p>
    </div>
  );
}
