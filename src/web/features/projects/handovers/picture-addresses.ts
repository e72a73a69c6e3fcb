import {
  type HandoverPicture,
  officeApprovalPath,
  officePicturePath,
  officePicturePreviewPath,
  ownApprovalPath,
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

/** Where the record of an approved milestone is fetched from, by the agency or its customer. */
export function approvalAddress(
  side: 'office' | 'own',
  { projectId, milestoneId }: { projectId: string; milestoneId: string },
): string {
  const path = side === 'office' ? officeApprovalPath : ownApprovalPath;
  return path.replace(':id', projectId).replace(':milestone', milestoneId);
}
