import { useState } from 'react';
import { type Material, type MaterialList, sendMaterial } from '#contract/projects/project-material.ts';
import type { Language } from '#domain/languages.ts';
import { owedStatuses } from '#domain/projects/material/material-status.ts';
import { materialLimits } from '#domain/projects/material/material.ts';
import { pathOf } from '#domain/routes.ts';
import { FormFiles, type FormFilesState, useFormFiles } from '#web/features/attachments/form-files.tsx';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { ApiError, callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = {
  project: { id: string; language: Language };
  material: Material;
  /** Whether anything for it is still taken. */
  isTaken: boolean;
  /** The agency has taken it off the list. */
  isGone: boolean;
  /** Something has been written or chosen. */
  onBegun: () => void;
  onSent: (list: MaterialList) => void;
  /** The thing is no longer as it is shown. */
  onOutdated: () => void;
};

/** Refusals that mean so. */
const outdated: readonly string[] = ['changed-meanwhile', 'step-not-allowed', 'not-found'];

/**
 * Sends something for a thing that is owed; folded once there is something, and a plain form without scripts (I7). What is being written
 * stays where the thing is settled, or taken off the list, meanwhile.
 */
export function GiveForm(props: Props) {
  const t = useTexts();
  const { material, isTaken } = props;
  const before = useRefusedForm(material.id);
  const isOwed = owedStatuses.includes(material.status);
  const [isOpen, setOpen] = useState(before !== null);
  const [isBegun, setBegun] = useState(before !== null);
  const [sent, setSent] = useState(0);
  if (!isTaken && !isBegun) return null;
  const label = isOwed ? 'open' : 'openMore';
  return (
    <>
      {sent > 0 && !isOwed && isTaken ? (
        <div key={`sent ${sent}`} ref={focusOnce} tabIndex={-1}>
          <Notice tone="success" role="status" title={t('projectMaterial:sent.title')}>
            {t('projectMaterial:sent.text')}
          </Notice>
        </div>
      ) : null}
      <details
        className="print:hidden"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        onInput={() => {
          setBegun(true);
          props.onBegun();
        }}
        // The next form begins empty.
        key={sent}
      >
        <summary
          aria-label={isTaken ? t(`projectMaterial:${label}Named`, { title: material.title }) : undefined}
          className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4"
        >
          {t(isTaken ? `projectMaterial:${label}` : 'projectMaterial:left.open')}
        </summary>
        <Fields
          {...props}
          onSent={(list) => {
            setOpen(false);
            setBegun(false);
            setSent(sent + 1);
            props.onSent(list);
          }}
        />
      </details>
    </>
  );
}

/** A form of this thing that was sent without scripts and refused. */
function useRefusedForm(id: string) {
  const { materialForm } = usePage().data;
  return materialForm?.material === id ? materialForm : null;
}

function Fields(props: Props) {
  const t = useTexts();
  const { project, material, isTaken, isGone } = props;
  const { id, isSecret, version } = material;
  const before = useRefusedForm(id);
  const files = useFormFiles();
  const form = useGiving(props, files);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={pathOf('portalProject', project.language, { id: project.id })}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="mt-3 grid max-w-prose gap-5"
    >
      <input type="hidden" name="material" value={id} />
      <input type="hidden" name="version" value={version} />
      {isSecret ? <SecretField form={form} wasRefused={before !== null} /> : <Attached id={id} files={files} />}
      <TextArea
        {...form.field('note')}
        label={t('projectMaterial:note')}
        hint={t(isSecret ? 'projectMaterial:notePublic' : 'projectMaterial:noteHint')}
        mark={t('common:optional')}
        maxLength={materialLimits.note}
        defaultValue={before?.note ?? ''}
        onInput={() => form.clearError('note')}
      />
      {isTaken ? (
        <>
          <Failures form={form} failure={before?.failure ?? null} />
          <Submit form={form} files={files} />
        </>
      ) : (
        <Notice role="status" title={t(isGone ? 'projectMaterial:left.gone' : 'projectMaterial:left.title')}>
          {t(isSecret ? 'projectMaterial:left.secret' : 'projectMaterial:left.text')}
        </Notice>
      )}
    </form>
  );
}

type Form = ReturnType<typeof useGiving>;

/** Access data, which a refused form does not bring back. */
function SecretField({ form, wasRefused }: { form: Form; wasRefused: boolean }) {
  const t = useTexts();
  return (
    <TextArea
      {...form.field('secret')}
      label={t('projectMaterial:secret')}
      hint={t(wasRefused ? 'projectMaterial:secretAgain' : 'projectMaterial:secretHint')}
      maxLength={materialLimits.secret}
      autoComplete="off"
      spellCheck={false}
      onInput={() => form.clearError('secret')}
    />
  );
}

function Attached({ id, files }: { id: string; files: FormFilesState }) {
  const t = useTexts();
  return (
    <FormFiles
      id={`files-${id}`}
      name="files"
      label={t('projectMaterial:attach')}
      texts={{
        choose: t('projectMaterial:choose'),
        hint: (limits) => t('projectMaterial:attachHint', limits),
      }}
      files={files}
    />
  );
}

function Failures({ form, failure }: { form: Form; failure: string | null }) {
  const t = useTexts();
  const { callError } = form;
  const said = codeOf(callError) === 'changed-meanwhile' ? t('projectMaterial:changed') : failure;
  return (
    <>
      {said === null ? null : (
        <Notice tone="danger" role="alert" title={t('projectMaterial:failed')}>
          {said}
        </Notice>
      )}
      {callError && codeOf(callError) !== 'changed-meanwhile' ? (
        <CallFailure error={callError} title={t('projectMaterial:failed')} />
      ) : null}
    </>
  );
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? (error.body?.code ?? '') : '');

/** Sends once the files have arrived. */
function Submit({ form, files: { isUnderWay, hasMissing } }: { form: Form; files: FormFilesState }) {
  const t = useTexts();
  const isWaiting = isUnderWay || hasMissing;
  return (
    <>
      {isWaiting ? (
        <p role="status" className="text-sm text-muted">
          {t(isUnderWay ? 'projectMaterial:uploading' : 'projectMaterial:refused')}
        </p>
      ) : null}
      <Button
        type="submit"
        name="go"
        value="material"
        variant="secondary"
        className="justify-self-start"
        disabled={isWaiting}
        isLoading={form.isSending}
        loadingText={t('common:working')}
      >
        {t('projectMaterial:submit')}
      </Button>
    </>
  );
}

function useGiving({ project, material, onSent, onOutdated }: Props, files: FormFilesState) {
  const { id, isSecret, version } = material;
  const before = useRefusedForm(id);
  return usePublicForm<{ note: string; secret: string }, MaterialList>({
    id: `give-${id}`,
    start: { note: before?.note ?? '', secret: '' },
    startErrors: before?.errors ?? {},
    check: ({ secret }) => (isSecret && secret.trim() === '' ? [{ field: 'secret', rule: 'required' }] : []),
    send: ({ note, secret }) =>
      asSignedIn(() =>
        callEndpoint(sendMaterial, {
          parameters: { id: project.id, material: id },
          body: { version, note, secret: isSecret ? secret : '', files: files.collection },
        }),
      ),
    onSaved(list) {
      files.uploads.clear();
      onSent(list);
    },
    onFailed(failure) {
      if (outdated.includes(codeOf(failure))) onOutdated();
    },
  });
}
