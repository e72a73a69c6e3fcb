import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';

/** The ways around the form: mailbox, phone, address, how soon an answer comes, and the price first. */
export function ContactAside() {
  const t = useTexts();
  const { language } = usePage();
  const mailbox = brand.mailboxes[language];
  const { street, postalCode, city } = brand.address;
  const link = 'inline-block font-semibold pointer-coarse:py-1.5';
  const items = [
    {
      id: 'mailbox',
      term: t('contact:aside.mailbox'),
      detail: (
        <a className={`wrap-anywhere ${link}`} href={`mailto:${mailbox}`}>
          {mailbox}
        </a>
      ),
    },
    {
      id: 'phone',
      term: t('contact:aside.phone'),
      detail: (
        <a className={`figures ${link}`} href={`tel:${brand.phone.replaceAll(' ', '')}`}>
          {brand.phone}
        </a>
      ),
    },
    {
      id: 'address',
      term: t('contact:aside.address'),
      detail: (
        <address className="not-italic">
          {brand.developer}
          <br />
          {street}
          <br />
          {postalCode} {city}
        </address>
      ),
    },
  ];
  return (
    <aside aria-labelledby="contact-aside" className="grid content-start gap-6">
      <h2 id="contact-aside" className="text-xl">
        {t('contact:aside.title')}
      </h2>
      <DefinitionList items={items} layout="stacked" className="border-t-2 border-ink pt-4" />
      <p className="font-semibold">{t('contact:aside.answer')}</p>
      <div className="grid justify-items-start gap-3 border-t border-hair pt-6">
        <p>{t('contact:aside.quote')}</p>
        <a className={buttonClass({})} href={pathOf('configurator', language)}>
          {t('contact:aside.quoteAction')}
        </a>
      </div>
    </aside>
  );
}
