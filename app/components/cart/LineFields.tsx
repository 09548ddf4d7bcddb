import {useState, type ReactNode} from 'react';
import {Button} from '~/components/ui/Button';
import {useCartStore} from './CartProvider';
import {CartActionForm} from './CartActionForm';
import {CartDetails} from './CartDetails';
import {usePropertyProblems, type PropertyProblems} from './CartProblems';

interface Props {
  lineId: string;
  /** Resets the fields when another tab changed their values. */
  values: string;
  title: string;
  isOpen?: boolean;
  save: string;
  /** The fields; with the problems of rejected values. */
  children: (problems: PropertyProblems) => ReactNode;
}

/** The form of a line's own fields, collapsed. */
export function LineFields({
  lineId,
  values,
  save,
  children,
  ...details
}: Props) {
  const store = useCartStore();
  const propertyProblems = usePropertyProblems();
  const [problems, setProblems] = useState<PropertyProblems>({});
  const send = async (form: FormData) => {
    setProblems({});
    setProblems(propertyProblems(await store.change({kind: 'form', form})));
  };
  return (
    <CartDetails key={values} {...details}>
      <CartActionForm
        action="CustomFieldsUpdate"
        inputs={{lineId}}
        onSend={send}
        className="grid gap-3"
      >
        {children(problems)}
        <div>
          <Button type="submit" variant="secondary">
            {save}
          </Button>
        </div>
      </CartActionForm>
    </CartDetails>
  );
}
