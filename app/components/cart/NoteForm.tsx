import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {CartActionForm} from './CartActionForm';

interface Props {
  note: string;
  onSend: (form: FormData) => void;
}

/** A note to the merchant with the order. */
export function NoteForm({note, onSend}: Props) {
  const t = useTranslations('cart.note');
  return (
    <CartActionForm
      action="NoteUpdate"
      inputs={{}}
      onSend={onSend}
      className="grid gap-2"
    >
      <Field
        // A note that another tab saved replaces what was here.
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
