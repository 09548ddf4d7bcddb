import {useState, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useOverlay} from '~/components/ui/overlay';
import {showToast} from '~/components/ui/toasts';
import {parseQuantity, fieldAttributes} from '~/lib/cart/cart-line';
import {useCartStore} from './CartProvider';
import {CartActionForm} from './CartActionForm';
import {preloadCartPanel} from './CartPanel';
import {
  useProblemText,
  usePropertyProblems,
  type PropertyProblems,
} from './CartProblems';
import {MAX_PER_LINE} from '~/lib/limits/limits';

interface Props {
  merchandiseId: string;
  productTitle: string;
  /** Fields named `quantity`; one unit without it. */
  quantityField?: ReactNode;
  /** Fields named `sellingPlanId`; a one-time purchase without them. */
  planField?: ReactNode;
  /** Fields of a gift card's recipient, or of properties with their problems. */
  lineFields?: (problems: PropertyProblems) => ReactNode;
  /** Fields named `addOn`, below the button. */
  extras?: ReactNode;
  disabled?: boolean;
  /** Renders the button a second time, such as in a sticky bar. */
  bar?: (button: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Adds a variant and opens the cart panel; without JavaScript it redirects to the cart page. */
export function AddToCartForm({
  merchandiseId,
  productTitle,
  quantityField,
  planField,
  lineFields,
  extras,
  disabled = false,
  bar,
  children,
}: Props) {
  const t = useTranslations('cart');
  const store = useCartStore();
  const {open} = useOverlay('cartDrawer');
  const problemText = useProblemText();
  const propertyProblems = usePropertyProblems();
  const [rejected, setRejected] = useState<PropertyProblems>({});
  const [isAdding, setIsAdding] = useState(false);

  const add = async (form: FormData) => {
    const quantity = parseQuantity(form.get('quantity') ?? 1);
    if (!quantity) {
      showToast({
        title: t('problems.badQuantity', {most: MAX_PER_LINE}),
        tone: 'danger',
      });
      return;
    }
    if (isAdding) return;
    const sellingPlanId = form.get('sellingPlanId');
    const attributes = fieldAttributes(form);
    const line = {
      merchandiseId,
      quantity,
      ...(typeof sellingPlanId === 'string' &&
        sellingPlanId && {sellingPlanId}),
      ...(attributes.length > 0 && {attributes}),
    };
    const addOns = form
      .getAll('addOn')
      .filter((addOn) => typeof addOn === 'string')
      .map((addOn) => ({
        merchandiseId: addOn,
        quantity,
        parent: {merchandiseId},
      }));
    setIsAdding(true);
    setRejected({});
    const problems = await store.change({
      kind: 'add',
      title: productTitle,
      lines: [line, ...addOns],
    });
    setIsAdding(false);
    const error = problems.find(({severity}) => severity === 'error');
    const atFields = propertyProblems(problems);
    if (Object.keys(atFields).length > 0) setRejected(atFields);
    else if (error) showToast({title: problemText(error), tone: 'danger'});
    else open();
  };

  const button = (
    <Button
      type="submit"
      size="lg"
      disabled={disabled}
      aria-disabled={isAdding || undefined}
      aria-busy={isAdding}
      className="flex-1"
      onPointerEnter={preloadCartPanel}
      onFocus={preloadCartPanel}
    >
      {isAdding ? t('adding') : children}
    </Button>
  );
  return (
    <CartActionForm
      action="LinesAdd"
      inputs={{lines: [{merchandiseId, quantity: 1}]}}
      redirectTo="/cart"
      onSend={(form) => void add(form)}
      className="flex flex-wrap items-end gap-3"
    >
      {planField}
      {lineFields?.(rejected)}
      {quantityField}
      {button}
      {bar?.(button)}
      {extras}
    </CartActionForm>
  );
}
