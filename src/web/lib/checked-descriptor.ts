import type { OfficeDescriptor, SiteDescriptor } from '#domain/screens/descriptors.ts';
import type { Area } from '#locales/areas.ts';
import type { TextKey } from '#locales/text-key.ts';
import type { ContentName } from './texts/page-content.ts';

/** A group of texts that has a title and a description, such as `home:meta`. */
type MetaKey = {
  [Key in TextKey]: Key extends `${infer Group}.title`
    ? `${Group}.description` extends TextKey
      ? Group
      : never
    : never;
}[TextKey];

/** Where the title and the description of a page stand. */
export type PageMeta = MetaKey | { content: 'service' | 'privacy' | 'terms' | 'cookies' };

/** A descriptor whose texts and content exist; a screen without title or description does not compile. */
export type CheckedDescriptor<Descriptor extends SiteDescriptor | OfficeDescriptor> = Omit<
  Descriptor,
  'meta' | 'texts' | 'content'
> & { meta: PageMeta; texts: readonly Area[]; content?: readonly ContentName[] };
