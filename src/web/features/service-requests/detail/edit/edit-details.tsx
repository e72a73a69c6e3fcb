import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DescriptionField, PersonFields, TitleField, WorkFields } from '../../detail-fields.tsx';
import { FormMistakes } from '../../form-mistakes.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { type EditState, useEditDetails } from './use-edit-details.ts';

type Props = { request: RequestDetail; onClose: () => void };

/** What a request says of itself, as a form in its place (G3). */
export function EditDetails({ request, onClose }: Props) {
  const t = useTexts();
  const edit = useEditDetails(request, onClose);
  const { items, conflicts } = edit;

  return (
    <form ref={focusFirstField} noValidate onSubmit={edit.submit} className="grid gap-6">
      {items.length > 0 ? <FormMistakes items={items} /> : null}
      {conflicts.length > 0 && items.length === 0 ? <ConflictPanel edit={edit} /> : null}
      <Fields edit={edit} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={edit.isSending} loadingText={t('common:working')}>
          {t(conflicts.length > 0 ? 'serviceRequests:conflict.saveAgain' : 'serviceRequests:edit.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            edit.discard();
            onClose();
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The pressed button has made room for the form. */
function focusFirstField(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body) form?.querySelector('input')?.focus({ preventScroll: true });
}

type PartProps = { edit: EditState };

function Fields({ edit: { input } }: PartProps) {
  return (
    <>
      <TitleField input={input} />
      <div className="grid gap-5 sm:grid-cols-2">
        <WorkFields input={input} isRequired={false} />
      </div>
      <DescriptionField input={input} />
      <PersonFields input={input} />
    </>
  );
}
