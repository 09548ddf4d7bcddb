import type {ReactNode} from 'react';
import {Button} from '~/components/ui/Button';
import {CartActionForm, useSendForm} from './CartActionForm';
import {CartDetails} from './CartDetails';

interface Props {
  lineId: string;
  /** Resets the fields when another tab changed their values. */
  values: string;
  title: string;
  isOpen?: boolean;
  save: string;
  children: ReactNode;
}

/** The form of a line's own fields, folded. */
export function LineFields({
  lineId,
  values,
  save,
  children,
  ...details
}: Props) {
  const send = useSendForm();
  return (
    <CartDetails {...details}>
      <CartActionForm
        key={values}
        action="CustomFieldsUpdate"
        inputs={{lineId}}
        onSend={send}
        className="grid gap-3"
      >
        {children}
        <div>
          <Button type="submit" variant="secondary">
            {save}
          </Button>
        </div>
      </CartActionForm>
    </CartDetails>
  );
}
