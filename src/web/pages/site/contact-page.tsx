import { ContactAside } from '../../features/contact/contact-aside.tsx';
import { Island } from '../../lib/island/island.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { firstScreenId } from '../../ui/first-screen-id.ts';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** Where a visitor writes, calls or finds the way (E1). */
export function ContactPage() {
  const t = useTexts();
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid gap-10 pt-10 pb-20">
        <div id={firstScreenId} className="grid gap-4">
          <AxisHeading level={1}>{t('contact:title')}</AxisHeading>
          <p className="max-w-prose text-lg text-muted">{t('contact:lead')}</p>
        </div>
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <section aria-label={t('contact:form')} className="min-w-0">
            <Island />
          </section>
          <ContactAside />
        </div>
      </PlumbLine>
    </div>
  );
}
