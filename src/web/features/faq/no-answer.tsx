import { type MouseEvent, type Ref, useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = {
  ref: Ref<HTMLHeadingElement>;
  /** Puts the question into the contact form. */
  onContact: () => Promise<void>;
};

/** No answer: links to the contact form and to the calculator. */
export function NoAnswer({ ref, onContact }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [isLeaving, setIsLeaving] = useState(false);
  const contact = pathOf('contact', language);

  async function take(event: MouseEvent) {
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    // The form opens even if the question could not be put into it.
    await onContact().catch(() => undefined);
    location.assign(contact);
  }

  return (
    <div className="crop-marks grid justify-items-start gap-4 p-6 md:p-8">
      <div className="grid gap-1.5">
        <h3 ref={ref} tabIndex={-1} className="scroll-mt-6 justify-self-start text-xl">
          {t('faq:ask.nothing.title')}
        </h3>
        <p className="max-w-prose text-muted">{t('faq:ask.nothing.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={contact} onClick={(event) => void take(event)}>
          {t('faq:ask.nothing.contact')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={pathOf('configurator', language)}>
          {t('faq:ask.nothing.quote')}
        </ButtonLink>
      </div>
    </div>
  );
}
