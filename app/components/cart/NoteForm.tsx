import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {CartActionForm, useSendForm} from './CartActionForm';

export function NoteForm({note}: {note: string}) {
  const t = useTranslations('cart.note');
  const send = useSendForm();
  return (
    <CartActionForm
      action="NoteUpdate"
      inputs={{}}
      onSend={send}
      className="grid gap-2"
    >
      <Field
        // Resets the field when another tab changed the note.
        key={note}
        isMultiline
        name="note"
        label={t('label')}
        defaultValue={note}
        maxLength={5000}
        rows={3}
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('save')}
        </Button>
      </div>
    </CartActionForm>
  );
}
