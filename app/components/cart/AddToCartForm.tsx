import {useId, useState, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {useOverlay} from '~/components/ui/overlay';
import {showToast} from '~/components/ui/toasts';
import {
  fieldAttributes,
  parseQuantity,
  type OfferedQuantity,
  type PropertyName,
} from '~/lib/cart/cart-line';
import {useCartStore} from './CartProvider';
import {CartActionForm} from './CartActionForm';
import {CartDetails} from './CartDetails';
import {preloadCartPanel} from './CartPanel';
import {
  useProblemText,
  usePropertyProblems,
  type PropertyProblems,
} from './CartProblems';
import {PropertyField} from './PropertyField';
import {RecipientFields} from './RecipientFields';
import {MAX_PER_LINE} from '~/lib/limits/limits';

interface Props {
  merchandiseId: string;
  productTitle: string;
  /** What the field for the quantity offers. Without it one unit is added. */
  quantity?: OfferedQuantity;
  /** `NaN` for a quantity that the field does not accept. */
  onQuantity?: (quantity: number) => void;
  /** Fields named `sellingPlanId`; a one-time purchase without them. */
  planField?: ReactNode;
  /** What the product asks the buyer for, see `AskedFields`; nothing with `null`. */
  asking?: AskingProduct | null;
  /** Below the button, such as fields named `addOn`. */
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
  quantity: offered,
  onQuantity,
  planField,
  asking,
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
      aria-busy={isAdding || undefined}
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
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      {planField}
      {asking ? <AskedFields {...asking} problems={rejected} /> : null}
      {offered ? (
        <QuantityField key={merchandiseId} {...offered} onChange={onQuantity} />
      ) : null}
      {button}
      {bar?.(button)}
      {extras}
    </CartActionForm>
  );
}

interface AskingProduct {
  readonly isGiftCard: boolean;
  readonly properties: readonly PropertyName[];
}

interface AskedFieldsProps extends AskingProduct {
  problems: PropertyProblems;
}

/** What the buyer has to enter: a gift card's recipient, or what the goods are made with. */
function AskedFields({isGiftCard, properties, problems}: AskedFieldsProps) {
  const t = useTranslations('cart.recipient');
  if (isGiftCard) {
    return (
      <div className="w-full">
        <CartDetails title={t('title')}>
          <RecipientFields recipient={null} />
        </CartDetails>
      </div>
    );
  }
  if (properties.length === 0) return null;
  return (
    <div className="grid w-full gap-3">
      {properties.map((name) => (
        <PropertyField key={name} name={name} problem={problems[name]} />
      ))}
    </div>
  );
}

interface QuantityProps extends OfferedQuantity {
  onChange?: (quantity: number) => void;
}

function QuantityField({least, most, step, onChange}: QuantityProps) {
  const t = useTranslations('product');
  const id = useId();
  const hintId = useId();
  const hasRule = least > 1 || step > 1;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold">
        {t('quantity')}
      </label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={step}
        defaultValue={least}
        aria-describedby={hasRule ? hintId : undefined}
        onChange={({currentTarget: {validity, valueAsNumber}}) =>
          onChange?.(validity.valid ? valueAsNumber : Number.NaN)
        }
        required
        className="quantity-field"
      />
      {hasRule ? (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {t('quantityRule', {least, step})}
        </p>
      ) : null}
    </div>
  );
}
