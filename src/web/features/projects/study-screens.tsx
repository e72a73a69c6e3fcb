import type { CaseStudy } from '#domain/catalogue/case-studies.ts';
import { desktopPicture, phonePicture } from '#domain/catalogue/case-study-pictures.ts';
import { Picture } from '../../ui/picture.tsx';
import { pictureLoading } from './picture-loading.ts';

type Props = {
  id: CaseStudy;
  label: string;
  /** Whether it is on the first screen of a page. */
  isFirst: boolean;
};

/** The website of a case study at a desk, and before it on a phone (A5). */
export function StudyScreens({ id, label, isFirst }: Props) {
  return (
    <div className="relative pe-[12%] pb-5">
      <Picture
        picture={desktopPicture(id)}
        sizes="(min-width: 64rem) 30rem, 81vw"
        alt={label}
        {...pictureLoading(isFirst)}
        className="h-auto w-full rounded-lg border border-edge bg-sunken"
      />
      <Picture
        picture={phonePicture(id)}
        sizes="(min-width: 64rem) 7rem, 20vw"
        alt=""
        loading="lazy"
        className="absolute end-0 bottom-0 h-auto w-[23%] rounded-lg border-2 border-ink bg-sunken"
      />
    </div>
  );
}
