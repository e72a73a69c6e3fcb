import { pathOf } from '#domain/routes.ts';
import { Closing } from '../../features/catalogue/closing.tsx';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { Portrait } from '../../features/home/portrait.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TitleBlock } from '../../ui/title-block.tsx';

const principles = ['straight', 'numbers', 'plain', 'present'] as const;
const tools = ['design', 'code', 'hosting', 'documents'] as const;
const facts = ['place', 'languages', 'reach', 'answer'] as const;

/** Who stands behind the work (A1, spec §2). */
export function AboutPage() {
  const t = useTexts();
  const { language, data } = usePage();
  const own = data.published?.about;
  const cells =
    own?.facts ?? facts.map((id) => ({ id, label: t(`about:facts.${id}.label`), text: t(`about:facts.${id}.text`) }));
  return (
    <SitePage title={t('about:title')} lead={t('about:lead')} crumbs={[{ label: t('common:navigation.about') }]}>
      <section className="grid gap-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-4">
          <AxisHeading level={2}>{t('about:story.title')}</AxisHeading>
          {(['first', 'second', 'third'] as const).map((part) => (
            <p key={part} className="max-w-prose">
              {t(`about:story.${part}`)}
            </p>
          ))}
        </div>
        <section aria-label={t('about:facts.title')} className="grid gap-6 self-start sm:max-lg:grid-cols-2">
          {own?.portrait ? (
            <img {...own.portrait} alt={own.portrait.alt} className="h-auto w-full border border-edge" />
          ) : (
            <Portrait title={t('about:portrait')} />
          )}
          <TitleBlock
            cells={cells.map(({ id, label, text }) => ({ id, label, content: <p>{text}</p>, span: 4 as const }))}
          />
        </section>
      </section>
      <section className="grid gap-6">
        <AxisHeading level={2}>{t('about:principles.title')}</AxisHeading>
        <ol className="schedule">
          {principles.map((item) => (
            <li key={item}>
              <h3 className="text-xl">{t(`about:principles.items.${item}.title`)}</h3>
              <p className="text-muted">{t(`about:principles.items.${item}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-6">
        <AxisHeading level={2}>{t('about:tools.title')}</AxisHeading>
        <p className="max-w-prose text-muted">{t('about:tools.lead')}</p>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {tools.map((item) => (
            <div key={item} className="border-s-2 border-timber ps-4">
              <dt className="font-semibold">{t(`about:tools.items.${item}.title`)}</dt>
              <dd className="text-muted">{t(`about:tools.items.${item}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Closing title={t('about:closing.title')} text={t('about:closing.text')} action={t('about:closing.action')}>
        <ButtonLink to={pathOf('contact', language)}>{t('common:navigation.contact')}</ButtonLink>
      </Closing>
    </SitePage>
  );
}
