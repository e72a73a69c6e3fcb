import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { bindLogInEndpoints } from '#server/features/accounts/log-in/log-in-routes.ts';
import { bindOwnAccountEndpoints } from '#server/features/accounts/own-account/own-account-routes.ts';
import { bindProofEndpoints } from '#server/features/accounts/proof/proof-routes.ts';
import { bindRegistrationEndpoints } from '#server/features/accounts/registration/registration-routes.ts';
import { bindAccountEndpoints } from '#server/features/accounts/routes.ts';
import { bindSecondFactorEndpoints } from '#server/features/accounts/second-factor/second-factor-routes.ts';
import { bindAnalyticsEndpoints } from '#server/features/analytics/routes.ts';
import { bindAttachmentEndpoints } from '#server/features/attachments/routes.ts';
import { bindAuditEndpoint } from '#server/features/audit/routes.ts';
import { bindBankImportEndpoints } from '#server/features/bank-imports/routes.ts';
import { bindConsentEndpoint, bindConsentForm } from '#server/features/consent/routes.ts';
import { bindOfficeContent, bindSiteContent } from '#server/features/content/routes.ts';
import { bindContactEndpoints, bindContactForm } from '#server/features/contact/routes.ts';
import { bindConfiguratorForm } from '#server/features/configurator/routes.ts';
import { bindCustomerEndpoints } from '#server/features/customers/routes.ts';
import { bindDraftEndpoints } from '#server/features/drafts/routes.ts';
import { bindErrorEndpoints } from '#server/features/errors/routes.ts';
import { bindQuestionEndpoint } from '#server/features/faq/routes.ts';
import { bindEstimateEndpoints } from '#server/features/estimates/routes.ts';
import { installMetrics } from '#server/features/health/metrics-route.ts';
import { bindGoLiveEndpoint } from '#server/features/go-live/routes.ts';
import { bindHealthEndpoints } from '#server/features/health/routes.ts';
import { bindInboundMail } from '#server/features/inbound-mail/routes.ts';
import { bindMailSettingsEndpoints } from '#server/features/mail/mail-server/mail-settings-routes.ts';
import { bindMailPreferences } from '#server/features/mail/preferences/preferences-routes.ts';
import { bindOutboxEndpoints } from '#server/features/mail/outbox/outbox-routes.ts';
import { bindTemplateEndpoints } from '#server/features/mail/templates/template-routes.ts';
import { createPageSources } from '#server/features/page-sources.ts';
import { bindNotifications } from '#server/features/notifications/notification-routes.ts';
import { bindCalendarEndpoints } from '#server/features/calendar/routes.ts';
import { bindProjectEndpoints } from '#server/features/projects/routes.ts';
import { bindPaymentEndpoints } from '#server/features/payments/routes.ts';
import { bindPaymentRequestPdf } from '#server/features/payments/document/request-pdf-routes.ts';
import { bindPaymentForm, bindPaymentPage } from '#server/features/payments/page/payment-page-routes.ts';
import { bindInvitationForms } from '#server/features/firms/page/invitation-form-routes.ts';
import { bindPeopleForms } from '#server/features/firms/page/people-form-routes.ts';
import { bindFirmEndpoints } from '#server/features/firms/routes.ts';
import { bindCustomerView } from '#server/features/portal/customer-view.ts';
import { bindMessageForms } from '#server/features/portal/message-form-routes.ts';
import { bindRequestForms } from '#server/features/portal/request-form-routes.ts';
import { bindProjectForms } from '#server/features/portal/project-form-routes.ts';
import { bindPortalEndpoints } from '#server/features/portal/routes.ts';
import { bindOwnData } from '#server/features/personal-data/page/own-data-routes.ts';
import { bindPriceBookEndpoint } from '#server/features/estimates/price-book-routes.ts';
import { bindLibraryEndpoints } from '#server/features/price-book/library-routes.ts';
import { bindPriceVersionEndpoints } from '#server/features/price-book/routes.ts';
import { bindQuoteForms } from '#server/features/quotes/forms/quote-form-routes.ts';
import { bindQuoteEndpoints } from '#server/features/quotes/routes.ts';
import { bindVerification, bindVerificationForm } from '#server/features/quotes/verification/verification-routes.ts';
import { bindCaseStudies, bindOfficeCaseStudies } from '#server/features/references/case-studies/case-study-routes.ts';
import { bindLegalHolds } from '#server/features/retention/holds/hold-routes.ts';
import { bindSubjectRequests } from '#server/features/personal-data/requests/subject-request-routes.ts';
import { bindRetentionEndpoints } from '#server/features/retention/routes.ts';
import { bindReferenceForms } from '#server/features/references/own/reference-form-routes.ts';
import { bindOfficeReferences, bindReferences } from '#server/features/references/routes.ts';
import { bindServiceRequestEndpoints } from '#server/features/service-requests/routes.ts';
import { bindTaxDocuments } from '#server/features/tax-documents/routes.ts';
import { bindOwnLiveStream } from '#server/features/threads/own-live-stream.ts';
import { bindThreads } from '#server/features/threads/routes.ts';
import { bindWritingEndpoints } from '#server/features/writing/routes.ts';
import { bindSettingsEndpoints } from '#server/features/settings/routes.ts';
import { bindUserEndpoints } from '#server/features/users/routes.ts';
import { type AssetFolder, installAssets } from '#server/http/pages/assets.ts';
import { decodableUrl } from '#server/http/decodable-url.ts';
import { newSiteServer } from '#server/http/door.ts';
import { installErrorResponses } from '#server/http/calls/error-responses.ts';
import { installGracefulClose } from '#server/http/graceful-close.ts';
import { installHealth } from '#server/http/health.ts';
import { logResponses } from '#server/http/logging.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import { answerUnservedCalls } from '#server/http/answer-unserved-calls.ts';
import { refuseTwoHosts } from '#server/http/refuse-two-hosts.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { warnOfUnknownProxy } from '#server/http/warn-of-proxy.ts';
import { type WorkLimits, limitWork, usualWorkLimits } from '#server/http/work-limits.ts';
import { createDrawnPictures } from '#server/http/pages/pictures/drawn-pictures.ts';
import { installLogoFile } from '#server/http/pages/logo-file.ts';
import { installOpenApi } from '#server/http/openapi/openapi-routes.ts';
import { createPageCache } from '#server/http/pages/page-cache.ts';
import { installPages } from '#server/http/pages/pages.ts';
import { createResponseCache } from '#server/http/pages/response-cache.ts';
import { securityHeadersFor } from '#server/http/security/security-headers.ts';
import { installSiteMap } from '#server/http/pages/site-map.ts';
import { installWebManifest } from '#server/http/pages/web-manifest.ts';
import { bindLiveStream } from '#server/live/live-stream.ts';
import { retentionSteps } from '#server/retention-steps.ts';
import type { Services } from '#server/services.ts';

const bodyLimit = 64 * 1024;
/** Registers what comes before all routes of the site, such as the files of the development server. */
export type FrontDoor = (app: FastifyInstance) => Promise<void>;

/** What the process brings: its log, the server to answer on, and when it was told to stop. */
export type AppParts = {
  log: FastifyBaseLogger;
  /** Takes the listener of all requests; a server of its own when nothing is named. */
  attach?: (listener: RequestListener) => Server;
  stopping?: AbortSignal;
  openFrontDoor?: FrontDoor;
  limits?: WorkLimits | undefined;
};

/** Creates the server from its services; it does not listen yet. */
export async function createApp(
  services: Services,
  assets: AssetFolder | null,
  { log, attach = newSiteServer, stopping, openFrontDoor, limits = usualWorkLimits }: AppParts,
): Promise<FastifyInstance> {
  const { trustProxy } = services.config;
  const sources = createPageSources(services);
  const responses = createResponseCache({
    contentVersion: sources.contentVersion,
    isBehindProxy: trustProxy !== undefined,
    onSent: services.metrics.noteCachedPage,
  });
  const app = fastify({
    bodyLimit,
    serverFactory: (handle) => attach(refuseTwoHosts(responses.wrap(handle))),
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    trustProxy: trustProxy ?? false,
    loggerInstance: log,
    genReqId: (request) => requestIdOf(request, randomUUID),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // An id of any length is just not found; Node limits the request line.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
  });
  app.addHook('preClose', async () => responses.close());
  installGracefulClose(app, stopping);
  stopping?.addEventListener('abort', () => responses.close());
  observeRequests(app, services);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeadersFor(request)).header('x-request-id', request.id);
  });
  warnOfUnknownProxy(app);
  limitWork(app, limits);
  await openFrontDoor?.(app);
  await app.register(cookie);
  await app.register(formBody, { bodyLimit });
  app.removeContentTypeParser('text/plain');
  installErrorResponses(app, services);
  const unserved = answerUnservedCalls(app);
  logResponses(app);
  if (assets) await installAssets(app, assets);
  installHealth(app, { ping: services.ping, stopping });
  installMetrics(app, services);
  bindSite(app, services);
  bindOffice(app, services);
  installOpenApi(app);
  unserved.install();
  installSiteMap(app, services);
  installLogoFile(app, services);
  installWebManifest(app, services);
  const pictures = createDrawnPictures(services);
  pictures.install(app, sources);
  installPages(app, { services, cache: createPageCache(), responses, sources, pictures });
  return app;
}

/** What visitors and people with an account call. */
function bindSite(app: FastifyInstance, services: Services): void {
  bindAccountEndpoints(app, services);
  bindRegistrationEndpoints(app, services);
  bindOwnAccountEndpoints(app, services);
  bindOwnData(app, services);
  bindFirmEndpoints(app, services);
  bindPeopleForms(app, services);
  bindInvitationForms(app, services);
  bindLogInEndpoints(app, services);
  bindSecondFactorEndpoints(app, services);
  bindProofEndpoints(app, services);
  bindEstimateEndpoints(app, services);
  bindWritingEndpoints(app, services);
  bindQuestionEndpoint(app, services);
  bindPriceBookEndpoint(app, services);
  bindServiceRequestEndpoints(app, services);
  bindQuoteEndpoints(app, services);
  bindPaymentPage(app, services);
  bindPortalEndpoints(app, services);
  bindCustomerView(app, services);
  bindOwnLiveStream(app, services);
  bindPaymentRequestPdf(app, services);
  bindBankImportEndpoints(app, services);
  bindVerification(app, services);
  bindVerificationForm(app, services);
  bindAttachmentEndpoints(app, services);
  bindConfiguratorForm(app, services);
  bindContactEndpoints(app, services);
  bindContactForm(app, services);
  bindQuoteForms(app, services);
  bindPaymentForm(app, services);
  bindRequestForms(app, services);
  bindProjectForms(app, services);
  bindMessageForms(app, services);
  bindReferences(app, services);
  bindSiteContent(app, services);
  bindCaseStudies(app, services);
  bindReferenceForms(app, services);
  bindConsentEndpoint(app, services);
  bindConsentForm(app, services);
  bindDraftEndpoints(app, services);
}

/** What administrators call beside that. */
function bindOffice(app: FastifyInstance, services: Services): void {
  bindSettingsEndpoints(app, services);
  bindPriceVersionEndpoints(app, services);
  bindLibraryEndpoints(app, services);
  bindTemplateEndpoints(app, services);
  bindOutboxEndpoints(app, services);
  bindMailPreferences(app, services);
  bindInboundMail(app, services);
  bindMailSettingsEndpoints(app, services);
  bindProjectEndpoints(app, services);
  bindCalendarEndpoints(app, services);
  bindOfficeReferences(app, services);
  bindOfficeContent(app, services);
  bindOfficeCaseStudies(app, services);
  bindPaymentEndpoints(app, services);
  bindAnalyticsEndpoints(app, services);
  bindErrorEndpoints(app, services);
  bindTaxDocuments(app, services);
  bindCustomerEndpoints(app, services);
  bindUserEndpoints(app, services);
  bindAuditEndpoint(app, services);
  bindGoLiveEndpoint(app, services);
  bindHealthEndpoints(app, services);
  bindLegalHolds(app, services);
  bindSubjectRequests(app, services);
  bindRetentionEndpoints(app, services, retentionSteps);
  bindNotifications(app, services);
  bindLiveStream(app, services);
  bindThreads(app, services);
}
