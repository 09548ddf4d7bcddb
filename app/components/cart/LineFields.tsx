import {useState, type ReactNode} from 'react';
import {Button} from '~/components/ui/Button';
import {useCartStore} from './cart-context';
import {CartActionForm} from './CartActionForm';
import {CartDetails} from './CartDetails';
import {useAirfieldProblem} from './CartProblems';

interface Props {
  lineId: string;
  /** Resets the fields when another tab changed their values. */
  values: string;
  title: string;
  isOpen?: boolean;
  save: string;
  /** The fields; the problem is that of a rejected airfield. */
  children: (airfieldProblem: string | undefined) => ReactNode;
}

/** The form of a line's own fields, folded. */
export function LineFields({
  lineId,
  values,
  save,
  children,
  ...details
}: Props) {
  const store = useCartStore();
  const airfieldProblem = useAirfieldProblem();
  const [problem, setProblem] = useState<string>();
  const send = async (form: FormData) => {
    setProblem(undefined);
    setProblem(airfieldProblem(await store.change({kind: 'form', form})));
  };
  return (
    <CartDetails {...details}>
      <CartActionForm
        key={values}
        action="CustomFieldsUpdate"
        inputs={{lineId}}
        onSend={send}
        className="grid gap-3"
      >
        {children(problem)}
        <div>
          <Button type="submit" variant="secondary">
            {save}
          </Button>
        </div>
      </CartActionForm>
    </CartDetails>
  );
}
