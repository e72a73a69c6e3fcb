import {
  officeApprovalPath,
  officePicturePath,
  officePicturePreviewPath,
  ownApprovalPath,
  ownPicturePath,
  ownPicturePreviewPath,
} from '#contract/projects/handovers.ts';
import { ownMaterialFilePath, ownMaterialPreviewPath } from '#contract/projects/project-material.ts';
import { timeCsvPath } from '#contract/projects/project-time.ts';
import { ownThreadFilePath, ownThreadPreviewPath } from '#contract/threads.ts';
import type { PlainCall } from './plain-call.ts';

/** Files and pictures of projects and of the threads about them, which are no JSON. */
export const projectFileCalls: readonly PlainCall[] = [
  {
    path: ownMaterialFilePath,
    name: 'getOwnMaterialFile',
    summary: 'A file that was given as material of one of one’s own projects',
    type: '*/*',
    errors: ['not-found'],
    permission: 'open-portal',
  },
  {
    path: ownMaterialPreviewPath,
    name: 'getOwnMaterialPreview',
    summary: 'A small picture of a picture that was given as material of one of one’s own projects',
    type: 'image/webp',
    errors: ['not-found'],
    permission: 'open-portal',
  },
  {
    path: officePicturePath,
    name: 'getHandoverPicture',
    summary: 'A picture of what was handed over for a milestone',
    type: '*/*',
    errors: ['not-found'],
    permission: 'manage-projects',
  },
  {
    path: officePicturePreviewPath,
    name: 'getHandoverPicturePreview',
    summary: 'A small picture of a picture of a hand-over',
    type: 'image/webp',
    errors: ['not-found'],
    permission: 'manage-projects',
  },
  {
    path: ownPicturePath,
    name: 'getOwnHandoverPicture',
    summary: 'A picture of what was handed over in one of one’s own projects',
    type: '*/*',
    errors: ['not-found'],
    permission: 'open-portal',
  },
  {
    path: ownPicturePreviewPath,
    name: 'getOwnHandoverPicturePreview',
    summary: 'A small picture of a picture of a hand-over in one of one’s own projects',
    type: 'image/webp',
    errors: ['not-found'],
    permission: 'open-portal',
  },
  {
    path: officeApprovalPath,
    name: 'getApprovalPdf',
    summary: 'The record of an approved milestone as a PDF in the language of its project',
    type: 'application/pdf',
    errors: ['not-found', 'too-many-requests'],
    permission: 'manage-projects',
  },
  {
    path: ownApprovalPath,
    name: 'getOwnApprovalPdf',
    summary: 'The record of an approved milestone of one of one’s own projects as a PDF in its language',
    type: 'application/pdf',
    errors: ['not-found', 'too-many-requests'],
    permission: 'open-portal',
  },
  {
    path: timeCsvPath,
    name: 'exportTime',
    summary: 'All time noted for a project, as comma-separated values',
    type: 'text/csv',
    errors: ['not-found', 'too-many-requests'],
    permission: 'manage-projects',
  },
  {
    path: ownThreadFilePath,
    name: 'getOwnThreadFile',
    summary: 'A file of a message in one of one’s own threads',
    type: '*/*',
    errors: ['not-found'],
    permission: 'open-portal',
  },
  {
    path: ownThreadPreviewPath,
    name: 'getOwnThreadPreview',
    summary: 'A small picture of a picture of a message in one of one’s own threads',
    type: 'image/webp',
    errors: ['not-found'],
    permission: 'open-portal',
  },
];
