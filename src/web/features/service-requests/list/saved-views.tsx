import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, Suspense, useState } from 'react';
import { type SavedView, deleteSavedView, listSavedViews, saveView } from '#contract/service-requests/saved-views.ts';
import { pathOf } from '#domain/routes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { CloseIcon } from '../../../ui/icons/signs.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { narrowedBy, writeFilter } from '../filter-address.ts';
import { useSavedViews } from '../queries.ts';
import { useRequestToasts } from '../toasts.ts';
import type { ListFilter } from './use-list-filter.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyDialog = lazyDialog(async () => (await import('../../../ui/form-dialog.tsx')).FormDialog);
const formId = 'save-view';

type Props = { list: ListFilter };

/** Saved filters by name: apply, save, delete (G2). */
export function SavedViews({ list }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const views = useSavedViews();
  const [isNaming, setNaming] = useState(false);
  const { remove, keep } = useViewChanges();
  const query = writeFilter(list.filter);
  // A view without filters has a tab already.
  const isWorthKeeping = list.filter.search !== undefined || narrowedBy(list.filter).length > 0;
  const isKept = !isWorthKeeping || views.some((view) => view.query === query);
  if (views.length === 0 && isKept) return null;
  const path = pathOf('adminRequests', language);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('serviceRequests:saved.label')} className="contents">
        {views.map((view) => (
          <li key={view.id} className="saved-view">
            <a
              className="filter-switch"
              href={`${path}?${view.query}`}
              aria-current={view.query === query ? 'true' : undefined}
            >
              {view.name}
            </a>
            <button
              type="button"
              className="saved-view-remove"
              aria-label={t('serviceRequests:saved.remove', { name: view.name })}
              data-tip={t('serviceRequests:saved.remove', { name: view.name })}
              onClick={() => remove(view)}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
      {isKept ? null : (
        <Button
          size="sm"
          variant="quiet"
          className={views.length === 0 ? '-ms-3.5' : undefined}
          onClick={() => setNaming(true)}
        >
          {t('serviceRequests:saved.save')}
        </Button>
      )}
      {isNaming ? (
        <Suspense fallback={null}>
          <NameDialog
            onClose={() => setNaming(false)}
            onName={(name) => {
              setNaming(false);
              keep({ name, query });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function useViewChanges() {
  const client = useQueryClient();
  const toasts = useRequestToasts();
  const refresh = () => client.invalidateQueries({ queryKey: [listSavedViews.path] });
  const meta = { isHandled: true };
  const { mutate: keep } = useMutation({
    mutationKey: ['saved-views', 'save'],
    mutationFn: (body: Omit<SavedView, 'id'>) => asSignedIn(() => callEndpoint(saveView, { body })),
    onSuccess: () => toasts.done('saveView'),
    onError: (error) => toasts.failed('saveView', error),
    onSettled: refresh,
    meta,
  });
  const { mutate: remove } = useMutation({
    mutationKey: ['saved-views', 'delete'],
    mutationFn: ({ id }: SavedView) => asSignedIn(() => callEndpoint(deleteSavedView, { parameters: { id } })),
    onSuccess: (_answer, { name, query }) => toasts.done('deleteView', { undo: () => keep({ name, query }) }),
    onError: (error) => toasts.failed('deleteView', error),
    onSettled: refresh,
    meta,
  });
  return { keep, remove };
}

type DialogProps = { onClose: () => void; onName: (name: string) => void };

function NameDialog({ onClose, onName }: DialogProps) {
  const t = useTexts();
  const [error, setError] = useState<string | undefined>();

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    if (name === '') return setError(t('validation:required'));
    onName(name);
  }

  return (
    <LazyDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('serviceRequests:saved.save')}
      footer={<FormActions formId={formId} submitLabel={t('serviceRequests:saved.confirm')} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={save}>
        <TextField
          id="view-name"
          name="name"
          label={t('serviceRequests:saved.name')}
          hint={t('serviceRequests:saved.nameHint')}
          maxLength={60}
          autoComplete="off"
          error={error}
          required
        />
      </form>
    </LazyDialog>
  );
}
