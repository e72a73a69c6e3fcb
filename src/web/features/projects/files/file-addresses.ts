import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import { customerDocumentPath } from '#contract/payments/payment-page.ts';
import { ownMaterialFilePath, ownMaterialPreviewPath } from '#contract/projects/project-material.ts';
import type { ProjectFile } from '#contract/projects/project-files.ts';
import { privateQuotePdfPath } from '#contract/quotes/private-quote.ts';
import { sealedQuotePath } from '#contract/quotes/quote-answers.ts';
import { taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { ownThreadFilePath, ownThreadPreviewPath } from '#contract/threads.ts';
import { approvalAddress, pictureAddresses } from '../handovers/picture-addresses.ts';

/** What says where a file is fetched: what it belongs to, and the version of it. */
type Named = Pick<ProjectFile, 'kind' | 'thing'> & { id: string };
type Size = 'whole' | 'small';

/** Where a file of a project is fetched, by the ways that each side has for where it belongs; small is the preview of a picture. */
export type FileAddress = (file: Named, size: Size) => string;

/** The addresses of the files of a project, for the agency or for its customer. */
export function fileAddresses(side: 'own' | 'office', projectId: string): FileAddress {
  const pictureOf = pictureAddresses(side, projectId);
  return (file, size) => {
    if (file.kind === 'handover') return pictureOf(file, size);
    if (file.kind === 'approval') return approvalAddress(side, { projectId, milestoneId: file.thing });
    return side === 'own' ? ownAddress(projectId, file, size) : officeAddress(file, size);
  };
}

function ownAddress(projectId: string, { kind, thing, id }: Named, size: Size): string {
  const isWhole = size === 'whole';
  if (kind === 'quote') return privateQuotePdfPath.replace(':key', `portal-${thing}`);
  if (kind === 'document') return customerDocumentPath(`portal-${thing}`, id, 'pdf');
  const path =
    kind === 'material'
      ? isWhole
        ? ownMaterialFilePath
        : ownMaterialPreviewPath
      : (isWhole ? ownThreadFilePath : ownThreadPreviewPath).replace(':place', 'project');
  return path.replace(':id', projectId).replace(':file', id);
}

function officeAddress({ kind, thing, id }: Named, size: Size): string {
  if (kind === 'quote') return sealedQuotePath.replace(':id', thing);
  if (kind === 'document') return taxDocumentFilePath(id, 'pdf');
  return (size === 'whole' ? attachmentFilePath : attachmentPreviewPath).replace(':id', id);
}
