import { pathOf } from '#domain/routes.ts';
import { AccountSummary } from '../../features/accounts/profile/account-summary.tsx';
import { PaymentOfQuote } from '../../features/payments/portal/payment-of-quote.tsx';
import { OwnQuotes } from '../../features/quotes/portal/own-quotes.tsx';
import { QuotesOfRequest } from '../../features/quotes/portal/quotes-of-request.tsx';
import { OwnRequests } from '../../features/service-requests/own/own-requests.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** First screen of a signed-in person: the own quotes, requests and account (spec §2, I3). */
export function PortalPage() {
  return (
    <AdminQueries>
      <Portal />
    </AdminQueries>
  );
}

function Portal() {
  const t = useTexts();
  const { data, language } = usePage();
  return (
    <PortalFrame>
      <AxisHeading level={1}>{t('portal:welcome', { username: data.user?.username ?? '' })}</AxisHeading>
      <section className="grid gap-5">
        <AxisHeading level={2}>{t('portal:quotes.title')}</AxisHeading>
        <OwnQuotes renderBelow={(quote) => <PaymentOfQuote quote={quote} />} />
      </section>
      <section className="grid gap-5">
        <AxisHeading level={2}>{t('portal:projects.title')}</AxisHeading>
        <OwnRequests
          renderAside={(number) => <QuotesOfRequest number={number} />}
          empty={
            <EmptyState
              headingLevel={3}
              title={t('portal:projects.empty.title')}
              text={t('portal:projects.empty.text')}
              action={
                <div className="mt-2 flex flex-wrap gap-3">
                  <ButtonLink variant="primary" to={pathOf('configurator', language)}>
                    {t('common:navigation.quote')}
                  </ButtonLink>
                  <ButtonLink to={pathOf('contact', language)}>{t('portal:projects.contact')}</ButtonLink>
                </div>
              }
            />
          }
        />
      </section>
      <section className="grid max-w-2xl gap-5">
        <AxisHeading level={2}>{t('portal:account.title')}</AxisHeading>
        <AccountSummary />
        <ButtonLink className="justify-self-start" to={pathOf('settings', language)}>
          {t('portal:account.settings')}
        </ButtonLink>
      </section>
    </PortalFrame>
  );
}
