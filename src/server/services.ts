import type { Kysely } from 'kysely';
import type { Role } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { Config } from '#server/config.ts';
import type { Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { BackupPlace } from '#server/gateways/backup-place/backup-place.ts';
import type { BankFileReader } from '#server/gateways/bank-files/bank-file-reader.ts';
import type { FileInspector } from '#server/gateways/file-inspection/file-inspector.ts';
import type { MailReader } from '#server/gateways/mailbox/mail-reader.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { ObjectStore } from '#server/gateways/object-store/object-store.ts';
import type { PdfGateway } from '#server/gateways/pdf/pdf-gateway.ts';
import type { LiveEvents } from '#server/live/live-events.ts';
import type { PriceVersionSource } from '#server/features/settings/prices/current-price-version.ts';
import type { AgencySource } from '#server/features/settings/current-agency-facts.ts';
import type { LookSource } from '#server/features/settings/current-look.ts';
import type { QuoteSettingsSource } from '#server/features/settings/current-quote-settings.ts';
import type { SiteContentSource } from '#server/features/settings/site-content/current-site-content.ts';
import type { SiteCaseStudiesSource, SiteReferencesSource } from '#server/features/settings/current-site-references.ts';
import type { RetentionSource } from '#server/features/settings/retention-terms-store.ts';
import type { SecuritySource } from '#server/features/settings/current-security-settings.ts';
import type { SealGateway } from '#server/gateways/seal/seal-gateway.ts';
import type { PictureGateway } from '#server/gateways/social-pictures/picture-gateway.ts';
import type { WritingAssistant } from '#server/gateways/writing-assistant/writing-assistant.ts';
import type { SigningKeys } from '#server/http/security/signing-keys.ts';
import type { Metrics } from '#server/telemetry/metrics.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';

/** What hashing a password costs: memory in KiB, passes, lanes. */
export type HashCost = { memory: number; passes: number; parallelism: number };

/** Dependencies of the use cases, such as time, ids and randomness. */
export type Services = {
  config: Config;
  db: Kysely<DatabaseSchema>;
  engine: Engine;
  mail: MailGateway;
  pdf: PdfGateway;
  /** Puts the agency's seal on documents. */
  seal: SealGateway;
  /** Draws pictures of pages for other sites. */
  socialPictures: PictureGateway;
  /** Bytes of files that go with requests. */
  files: ObjectStore;
  /** Where backups lie, and beside them which accounts were deleted. */
  backupPlace: BackupPlace;
  /** Bytes that the disk of the data folder has left. */
  freeBytes: () => Promise<number>;
  inspector: FileInspector;
  /** Reads bank files in a process of its own. */
  bankFiles: BankFileReader;
  /** Reads mails that came in, in a process of its own. */
  mailReader: MailReader;
  writing: WritingAssistant;
  vault: Vault;
  metrics: Metrics;
  pages: PageRenderer;
  /** Keys that sign CSRF and form tokens, codes of signers and addresses of answers; shared by all instances. */
  signingKeys: SigningKeys;
  /** Milliseconds since 1970, UTC. */
  clock: () => number;
  /** A new ULID, greater than all before it in this process. */
  newId: () => string;
  /** 256 random bits, base64url. */
  newToken: () => string;
  /** What hashing a new password costs. */
  hashCost: HashCost;
  /** Makes the job worker poll at once; to be called after a commit that enqueued a job. */
  pokeJobs: () => void;
  live: LiveEvents;
  /** Colours, logo and default theme of the agency. */
  look: LookSource;
  /** What the law wants to know of the agency. */
  agency: AgencySource;
  /** What quotes are made with: tax status, accounts, rates, validity, reminders. */
  quoteSettings: QuoteSettingsSource;
  /** Requirements for passwords and second factors. */
  security: SecuritySource;
  /** Terms of keeping that the owner has set. */
  retention: RetentionSource;
  /** References of customers that the site shows. */
  siteReferences: SiteReferencesSource;
  /** What the owner has published in place of the program's own texts. */
  siteContent: SiteContentSource;
  /** Case studies that the site shows. */
  siteCaseStudies: SiteCaseStudiesSource;
  /** The version of the prices in force. */
  priceVersion: PriceVersionSource;
  ping: () => Promise<void>;
};

/** The caller of a use case. */
export type Caller = {
  address: string;
  language: Language;
  /** Scheme and host as the caller sees them, such as `https://plumbline.dk`. */
  origin: string;
  user: SignedInUser | null;
  /** What the browser says it is, cut to 300 characters; only shown to its owner. */
  userAgent: string;
  sessionHash: string | null;
  /** Token by which this browser is known from earlier logins; null for a new one. */
  deviceToken: string | null;
  /** When this session last proved whose it is (ms UTC); 0 without one. */
  provedAt: number;
};

export type SignedInUser = {
  id: string;
  username: string;
  role: Role;
  /** A second factor is required and this person has none yet: nothing else is allowed before (F5). */
  mustEnrol: boolean;
};
