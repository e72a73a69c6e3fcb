import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageData } from '#contract/page.ts';
import { serviceOfSlug } from '#domain/catalogue/services.ts';
import { type Language, languages } from '#domain/languages.ts';
import { pictureHeading, picturedPages, socialPictureName } from '#domain/pages/social-pictures.ts';
import type { RouteMatch } from '#domain/routes.ts';
import type { Sheet } from '#server/gateways/social-pictures/sheet-parts.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import type { BuiltPictures } from './built-pictures.ts';
import type { PageSources } from '#server/http/pages/pages.ts';

/** More pictures than the pages of all languages; 5 MB at most. */
const mostKept = 100;

type Shown = { match: RouteMatch; language: Language; data: PageData };
type Drawn = { path: string; sheet: Sheet };

export type DrawnPictures = {
  /** Address of the picture of a page that says or shows something else than the build drew; it is drawn meanwhile. */
  addressOf: (shown: Omit<Shown, 'match'> & { match: RouteMatch | null }) => string | undefined;
  /** Serves them. */
  install: (app: FastifyInstance, sources: PageSources) => void;
};

/**
 * Pictures of pages whose title, newest case study, logo or colour is not that of the build (A8, A12). An address names what is drawn, so
 * that every server of an installation draws the same picture for it; the latest are kept in memory.
 */
export function createDrawnPictures(services: Services): DrawnPictures {
  const kept = new Map<string, Promise<Uint8Array>>();
  function draw({ path, sheet }: Drawn): Promise<Uint8Array> {
    const known = kept.get(path) ?? services.socialPictures.draw(sheet);
    kept.delete(path);
    kept.set(path, known);
    known.catch(() => kept.delete(path));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return known;
  }
  return {
    addressOf({ match, ...shown }) {
      const drawn = match && drawnOf(services, { match, ...shown });
      if (!drawn) return undefined;
      draw(drawn).catch(() => undefined);
      return drawn.path;
    },
    install: (app, sources) => installRoute(app, { services, sources, draw }),
  };
}

type Serving = { services: Services; sources: PageSources; draw: (drawn: Drawn) => Promise<Uint8Array> };

function installRoute(app: FastifyInstance, { services, sources, draw }: Serving): void {
  let missedAt = Number.NEGATIVE_INFINITY;
  app.get<{ Params: { file: string } }>('/social-pictures/:file', async (request, reply) => {
    const { file } = request.params;
    const page = pages.get(file.split('.', 2).join('.'));
    if (!page) throw new AppError('not-found');
    const find = async () => {
      const data = await sources.sharedData(page.match, { search: new URLSearchParams(), language: page.language });
      const drawn = drawnOf(services, { ...page, data });
      return drawn?.path === `/social-pictures/${file}` ? drawn : null;
    };
    let drawn = await find();
    const now = services.clock();
    // Another server may have shown it first. At most one read a second, for unknown addresses too.
    if (!drawn && now - missedAt > 1000) {
      missedAt = now;
      const { look, siteContent, siteCaseStudies } = services;
      await Promise.all([look, siteContent, siteCaseStudies].map((each) => each.refresh()));
      drawn = await find();
    }
    if (!drawn) throw new AppError('not-found');
    return (
      reply
        .header('content-type', 'image/png')
        // A customer may take back what is told of their project.
        .header('cache-control', page.match.screen === 'projects' ? 'no-store' : 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await draw(drawn))
    );
  });
}

/** Every page that has a picture, by the picture's name. */
const pages = new Map(
  languages.flatMap((language) =>
    picturedPages.map((match) => [socialPictureName(match, language), { match, language }] as const),
  ),
);

/** The sheet of a page's picture with its address; null where the picture of the build is right. */
function drawnOf({ pages: { pictures }, look }: Services, { match, language, data }: Shown): Drawn | null {
  const name = socialPictureName(match, language);
  const built = pictures?.pictures[name];
  if (!pictures || !built) return null;
  const said = saidOf(match, data);
  const own = ownLook(look.current(), pictures);
  const heading = said.heading ?? built.heading;
  if (heading === built.heading && !own) return null;
  const motif = pictures.motifs[said.motif] ?? '';
  const { colours, logo, cells } = pictures;
  const sheet: Sheet = { heading, motif, cells: cells[language], colours, logo, ...own };
  const hash = createHash('sha256').update(pictures.tools).update(JSON.stringify(sheet)).digest('hex');
  return { path: `/social-pictures/${name}.${hash.slice(0, 16)}.png`, sheet };
}

/** What the picture says and shows: the newest case study where there is one, else the title that the owner has written. */
function saidOf({ screen, parameters }: RouteMatch, data: PageData): { heading?: string; motif: string } {
  const [study] = data.caseStudies ?? [];
  if (study) return { heading: study.title, motif: study.service };
  const title = data.published?.meta?.title;
  const motif = serviceOfSlug(parameters['slug'] ?? '') ?? screen;
  return title === undefined ? { motif } : { heading: pictureHeading(title), motif };
}

/** The agency's own logo and colour in the picture; null where it has neither (G7). */
function ownLook(
  { page, palette, logoPicture }: ReturnType<Services['look']['current']>,
  { colours }: BuiltPictures,
): Pick<Sheet, 'colours'> | null {
  if (page?.primaryColor === undefined && !logoPicture) return null;
  const { line, lineShade } = palette.light;
  return {
    colours: page?.primaryColor === undefined ? colours : { ...colours, line, 'line-shade': lineShade },
    ...(logoPicture && { logo: { picture: logoPicture.bytes.toString('base64') } }),
  };
}
