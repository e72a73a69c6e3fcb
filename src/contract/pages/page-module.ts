import type { PageInput } from '#contract/page.ts';

/** Part of the bundler's manifest; keys are sources or names of shared chunks. */
export type BuildManifest = Record<
  string,
  {
    file: string;
    imports?: string[] | undefined;
    dynamicImports?: string[] | undefined;
    css?: string[] | undefined;
    assets?: string[] | undefined;
  }
>;

/** Built files that a document refers to. */
export type PageAssets = {
  /** URL of the module script that every document runs once it is painted. */
  siteScript: string;
  /** URL of the module script that hydrates the `main` of a page outside the back office. */
  pageScript: string;
  /** URL of the module script that hydrates a document of the back office. */
  officeScript: string;
  /** What tells the modules of a page; there is none while developing. */
  manifest?: BuildManifest;
  /** URL of the sheet with the styles of all screens, for those that are shown later. */
  wholeSheet: string;
  /** Styles of this screen, in the document itself so that the first paint waits for nothing. */
  inlineStyle: string;
  /** URLs of the pages' pictures by their names (domain/pages/social-pictures.ts); there are none while developing. */
  socialPictures?: Readonly<Record<string, string>>;
  /** URL of this page's picture where it says something else than the one of the build. */
  socialPicture?: string | undefined;
  /** What only the development server needs, as HTML for the head. */
  developmentTags?: string;
};

/** What the built entry for the server exports. */
export type PageModule = {
  /** Renders a whole HTML document. */
  renderDocument: (input: PageInput, assets: PageAssets) => string;
  /** Inline script of every document; the content security policy names its hash. */
  bootScript: string;
  /** Inline rules of every public document for fetching pages ahead; the policy names their hash too. */
  speculationRules: string;
};

/** Header of a shared page that changes with everything such pages are made of, so that copies kept offline can follow (B8, A11). */
export const contentVersionHeader = 'content-version';
