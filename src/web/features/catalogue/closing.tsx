import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ArrowRightIcon } from '../../ui/icons/arrows.tsx';

type Props = {
  title: string;
  text: string;
  action: string;
  /** Address of the configurator with something chosen; the plain one where it is left out. */
  quote?: string;
  children?: React.ReactNode;
};

/** End of a page: the link to the configurator. */
export function Closing({ title, text, action, quote, children }: Props) {
  const { language } = usePage();
  return (
    <section className="grid justify-items-start gap-4 pb-6">
      <AxisHeading level={2}>{title}</AxisHeading>
      <p className="max-w-prose text-lg text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="primary"
          to={quote ?? pathOf('configurator', language)}
          iconAfter={<ArrowRightIcon size={20} />}
        >
          {action}
        </ButtonLink>
        {children}
      </div>
    </section>
  );
}
