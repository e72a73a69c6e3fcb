import type { FastifyInstance } from 'fastify';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { languageOf } from '#server/http/calls/caller.ts';
import type { CurrentLook } from '#server/features/settings/current-look.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** Chalk paper of the light theme. */
const ground = '#f1f3ee';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Serves the web app manifest (B8). Pages name their language in the query. */
export function installWebManifest(app: FastifyInstance, services: Services): void {
  app.get('/site.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Language, Cookie' })
      .send(JSON.stringify(manifestIn(languageOf(request, services), services.look.current()))),
  );
}

function manifestIn(language: Language, { page, palette }: CurrentLook) {
  const t = textsOf(language);
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: t('home:meta.description'),
    lang: language,
    // Without a language: the device's choice stays what it is.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    // The bar above the app: the agency's colour where it has one.
    theme_color: page?.primaryColor === undefined ? ground : palette.light.action,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: t('common:navigation.quote'), url: pathOf('configurator', language) },
      { name: t('common:navigation.contact'), url: pathOf('contact', language) },
    ],
  };
}
