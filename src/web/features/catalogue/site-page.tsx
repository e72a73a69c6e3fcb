import type { ReactNode } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { firstScreenId } from '../../ui/first-screen-id.ts';
import { PlumbLine } from '../../ui/plumb-line.tsx';

type Props = {
  title: string;
  /** Left out where there is nothing to introduce. */
  lead?: string | undefined;
  /** Entries between home and this page, and this page. */
  crumbs: readonly Crumb[];
  /** Beside the lead, such as prices or a button. */
  intro?: ReactNode;
  children: ReactNode;
};

/** Frame of a text page: breadcrumbs, the heading on the plumb line, its parts below. */
export function SitePage({ title, lead, crumbs, intro, children }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const home = { label: t('common:navigation.home'), href: pathOf('home', language) };
  return (
    <div className="page-column pt-6">
      <PlumbLine hasNail hasBob className="grid gap-14 pt-4 pb-20 md:gap-20">
        <div id={firstScreenId} className="grid gap-6">
          <Breadcrumbs label={t('common:navigation.breadcrumbs')} crumbs={[home, ...crumbs]} />
          <AxisHeading level={1}>{title}</AxisHeading>
          {lead === undefined ? null : <p className="max-w-prose text-lg text-muted">{lead}</p>}
          {intro}
        </div>
        {children}
      </PlumbLine>
    </div>
  );
}
