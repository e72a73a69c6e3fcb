import {
  type HandoverPicture,
  officePicturePath,
  officePicturePreviewPath,
  ownPicturePath,
  ownPicturePreviewPath,
} from '#contract/projects/handovers.ts';

/** Where a picture of a hand-over is fetched from, as it is or small. */
export type PictureAddress = (picture: Pick<HandoverPicture, 'id'>, size: 'whole' | 'small') => string;

/** Addresses of the pictures of a project, for the agency or for its customer. */
export function pictureAddresses(side: 'office' | 'own', projectId: string): PictureAddress {
  const paths =
    side === 'office'
      ? { whole: officePicturePath, small: officePicturePreviewPath }
      : { whole: ownPicturePath, small: ownPicturePreviewPath };
  return ({ id }, size) => paths[size].replace(':id', projectId).replace(':picture', id);
}
