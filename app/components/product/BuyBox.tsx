import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import IconPromise from '~icons/lucide/badge-check';
import IconArrival from '~icons/lucide/calendar-check';
import IconMail from '~icons/lucide/mail';
import IconRight from '~icons/lucide/shield-check';
import IconShipping from '~icons/lucide/truck';
import IconWeight from '~icons/lucide/weight';
import {AddToCartForm} from '~/components/cart/AddToCartForm';
import {PropertyField} from '~/components/cart/LineProperties';
import {CartDetails} from '~/components/cart/CartDetails';
import {RecipientFields} from '~/components/cart/RecipientFields';
import {useBannerHeight} from '~/components/consent/use-banner-height';
import {GuaranteeLink} from '~/components/ui/GuaranteeLink';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import {useLocale} from '~/components/ui/use-locale';
import {WishlistButton} from '~/components/wishlist/WishlistButton';
import {useTranslations} from 'use-intl/react';
import type {OfferedQuantity} from '~/lib/cart/quantity';
import {formatMoney} from '~/lib/i18n/format';
import type {PlanView, PriceView} from '~/lib/product/price';
import type {ProductView, VariantView} from '~/lib/product/product-view.server';
import type {PurchaseFactsView} from '~/lib/product/purchase-facts';
import {permalinkWith} from '~/lib/product/variant-link';
import {AddOnFields} from './AddOnFields';
import {AvailabilityNote} from './AvailabilityNote';
import {BackInStock} from './BackInStock';
import {OptionPicker} from './OptionPicker';
import {Price, PriceNote, UnitPrice} from './Price';
import {ProductLabels} from './ProductLabels';
import {ShareLink} from './ShareLink';
import {usePendingChoice} from './use-pending-choice';

interface Props {
  product: ProductView;
  /** Absolute address of the chosen variant. */
  url: string;
}

/** Target of links to the options. */
const ID = 'choose';

export function BuyBox({product, url}: Props) {
  const {id, title, variant, optionGroups, isPlanRequired} = product;
  const t = useTranslations('product');
  const tRecipient = useTranslations('cart.recipient');
  const isChoosing = usePendingChoice() !== null;
  const [quantity, setQuantity] = useState(
    product.variant?.quantity.least ?? 1,
  );
  const [chosenPlan, setChosenPlan] = useState({variantId: '', planId: ''});
  const price = variant && priceWith(variant, chosenPlan);
  const availability = variant?.availability ?? {state: 'soldOut' as const};
  const {state} = availability;
  const isStockTold =
    state !== 'available' ||
    (variant?.requiresShipping && variant.plans.length === 0);
  return (
    // `role="status"`, because an open drawer does not hide what has `aria-live`.
    <div id={ID} className="space-y-4">
      <div className="flex items-start justify-between gap-x-6">
        <div role="status" aria-busy={isChoosing} className="space-y-1">
          {price ? (
            <>
              <Price
                {...price}
                className={`text-3xl transition-opacity ${isChoosing ? 'opacity-40' : ''}`}
              />
              {product.isGiftCard ? null : (
                <PriceNote
                  requiresShipping={variant.requiresShipping}
                  shipsFree={product.facts.shipping?.kind === 'free'}
                />
              )}
            </>
          ) : null}
          {isStockTold ? (
            <AvailabilityNote availability={availability} />
          ) : null}
        </div>
        {product.quote ? (
          <a
            href="#reviews"
            className="block w-1/2 min-w-0 text-sm leading-snug wrap-anywhere hover:underline"
          >
            <q>{product.quote.text}</q>{' '}
            <span className="text-muted">{product.quote.author}</span>
          </a>
        ) : null}
      </div>
      <OptionPicker groups={optionGroups} anchor={`#${ID}`} />
      {product.sizeGuide ? (
        <details className="border-y border-line">
          <summary className="fold">{product.sizeGuide.title}</summary>
          <div className="overflow-x-auto pb-4">
            <div
              className="prose"
              dangerouslySetInnerHTML={{__html: product.sizeGuide.html}}
            />
          </div>
        </details>
      ) : null}
      <div className="group/buy space-y-4">
        {price ? (
          <AddToCartForm
            merchandiseId={variant.id}
            productTitle={title}
            quantityField={
              state === 'soldOut' ? null : (
                <QuantityField
                  key={variant.id}
                  {...variant.quantity}
                  onChange={setQuantity}
                />
              )
            }
            planField={
              variant.plans.length > 0 ? (
                <PlanField
                  key={variant.id}
                  plans={variant.plans}
                  once={isPlanRequired ? null : variant.price}
                  onChange={(planId) =>
                    setChosenPlan({variantId: variant.id, planId})
                  }
                />
              ) : null
            }
            lineFields={(problems) =>
              state === 'soldOut' ? null : product.isGiftCard ? (
                <div className="w-full">
                  <CartDetails title={tRecipient('title')}>
                    <RecipientFields recipient={null} />
                  </CartDetails>
                </div>
              ) : product.properties.length > 0 ? (
                <div className="grid w-full gap-3">
                  {product.properties.map((name) => (
                    <PropertyField
                      key={name}
                      name={name}
                      problem={problems[name]}
                    />
                  ))}
                </div>
              ) : null
            }
            extras={
              state !== 'soldOut' && product.addOns.length > 0 ? (
                <AddOnFields addOns={product.addOns} />
              ) : null
            }
            bar={
              state === 'soldOut'
                ? undefined
                : (button) => (
                    <BuyBar
                      title={title}
                      price={<Price {...price} />}
                      // The amount of a gift card is its price.
                      choice={product.isGiftCard ? '' : choiceOf(optionGroups)}
                    >
                      {button}
                    </BuyBar>
                  )
            }
            // A pending choice would differ from what the form adds.
            disabled={state === 'soldOut' || isChoosing}
          >
            {t(
              isChoosing ? 'choosing' : state === 'soldOut' ? 'soldOut' : 'add',
            )}
          </AddToCartForm>
        ) : null}
        {variant?.buyNow ? (
          <ButtonLink
            to={permalinkWith(variant.buyNow, quantity)}
            // The checkout is another site, which the router cannot load.
            reloadDocument
            prefetch="none"
            rel="nofollow"
            data-checkout
            variant="secondary"
            size="lg"
            // A permalink cannot include an add-on.
            className="w-full group-has-[[name=addOn]:checked]/buy:hidden"
            aria-disabled={isChoosing || undefined}
            onClick={(event) => {
              if (isChoosing) event.preventDefault();
            }}
          >
            {t('buyNow')}
          </ButtonLink>
        ) : null}
      </div>
      {product.isGiftCard ? null : <GuaranteeLink />}
      <ProductLabels labels={product.labels} />
      {variant && state === 'soldOut' ? (
        <BackInStock key={variant.id} variantId={variant.id} />
      ) : null}
      {variant ? <PurchaseFacts {...product} {...product.facts} /> : null}
      <div className="flex flex-wrap gap-2">
        <WishlistButton productId={id} title={title} look="text" />
        <ShareLink title={title} url={url} />
      </div>
    </div>
  );
}

/** What is paid with the plan that was chosen for the variant, else the variant's price. */
function priceWith(
  {id, plans, price}: VariantView,
  chosen: {readonly variantId: string; readonly planId: string},
): PriceView {
  const plan =
    chosen.variantId === id && plans.find((one) => one.id === chosen.planId);
  if (!plan) return price;
  return {price: plan.price, was: null, ...(plan.unit && {unit: plan.unit})};
}

/** `US East Coast, 50 × 70 cm, Oak` */
function choiceOf(groups: ProductView['optionGroups']): string {
  return groups
    .flatMap(
      ({selected, values}) => values.find(({name}) => name === selected) ?? [],
    )
    .map(({name, label = name}) => label)
    .join(', ');
}

interface QuantityProps extends OfferedQuantity {
  onChange: (quantity: number) => void;
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
        onChange={({currentTarget}) => onChange(currentTarget.valueAsNumber)}
        required
        className="min-h-13 w-20 rounded-control border border-line-strong bg-raised px-3 text-center text-lg tabular-nums hover:border-accent"
      />
      {hasRule ? (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {t('quantityRule', {least, step})}
        </p>
      ) : null}
    </div>
  );
}

interface PlanFieldProps {
  plans: readonly PlanView[];
  /** `null` when the product is sold only with a plan. */
  once: Pick<PriceView, 'price' | 'unit'> | null;
  /** Receives the plan's id, or an empty text for a single purchase. */
  onChange: (planId: string) => void;
}

/**
 * For each selling plan, a choice in the form that contains it, below the name of its group:
 * "Subscription", "Pre-order".
 */
function PlanField({plans, once, onChange}: PlanFieldProps) {
  const t = useTranslations('product');
  const single: readonly PlanView[] = once
    ? [{...once, id: '', name: t('once')}]
    : [];
  const names = [...new Set(plans.map(({group}) => group))];
  const [first] = [...single, ...plans];
  return (
    <fieldset className="w-full space-y-3">
      <legend
        className={names.length > 1 || once ? 'mb-2 font-bold' : 'sr-only'}
      >
        {t('plan')}
      </legend>
      <PlanChoices plans={single} chosen={first?.id} onChange={onChange} />
      {names.map((name) => (
        <fieldset key={name}>
          {name ? (
            <legend className="mb-2 text-sm font-bold">{name}</legend>
          ) : null}
          <PlanChoices
            plans={plans.filter(({group}) => group === name)}
            chosen={first?.id}
            onChange={onChange}
          />
        </fieldset>
      ))}
    </fieldset>
  );
}

interface ChoicesProps extends Pick<PlanFieldProps, 'plans' | 'onChange'> {
  /** Id of the plan that is chosen at first. */
  chosen: string | undefined;
}

function PlanChoices({plans, chosen, onChange}: ChoicesProps) {
  const locale = useLocale();
  if (plans.length === 0) return null;
  return (
    <div className="divide-y divide-line rounded-control border border-line-strong bg-raised">
      {plans.map(({id, name, description, price, unit}) => (
        <label
          key={id}
          className="flex cursor-pointer items-start gap-3 px-4 py-3"
        >
          <input
            type="radio"
            name="sellingPlanId"
            value={id}
            defaultChecked={id === chosen}
            onChange={() => onChange(id)}
            className="mt-1 size-5 flex-none"
          />
          <span className="flex-1">
            {name}
            {description ? (
              <span className="block text-sm text-muted">{description}</span>
            ) : null}
          </span>
          <span className="text-right">
            <span className="font-bold tabular-nums">
              {formatMoney(price, locale)}
            </span>
            {unit ? (
              <UnitPrice {...unit} className="block text-sm text-muted" />
            ) : null}
          </span>
        </label>
      ))}
    </div>
  );
}

interface BarProps {
  title: string;
  price: ReactNode;
  choice: string;
  children: ReactNode;
}

/**
 * Shows name, price, choice and button while the form's button is not seen in full and the footer
 * is not seen at all. It stands above the consent banner.
 */
function BuyBar({title, price, choice, children}: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const bannerHeight = useBannerHeight();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const button = bar.current?.previousElementSibling;
    const foot = document.querySelector('main + footer');
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, intersectionRatio, target} of entries) {
          // Rounding makes a whole button 0.99 of itself.
          const isSeen =
            target === foot ? isIntersecting : intersectionRatio > 0.95;
          if (isSeen) seen.add(target);
          else seen.delete(target);
        }
        setIsShown(seen.size === 0);
      },
      {rootMargin: `0px 0px -${bannerHeight}px`, threshold: [0, 0.96]},
    );
    if (button) observer.observe(button);
    if (foot) observer.observe(foot);
    return () => observer.disconnect();
  }, [bannerHeight]);
  return (
    <div
      ref={bar}
      hidden={!isShown}
      className="buy-bar"
      style={{bottom: bannerHeight}}
    >
      <div className="page-width flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-bold sm:text-base">{title}</p>
          <div className="flex items-baseline gap-x-4 max-sm:flex-col">
            {price}
            <p className="max-w-full truncate text-xs text-muted">{choice}</p>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

function PurchaseFacts({
  isByMail,
  arrival,
  shipping,
  rights,
  payments,
  promises,
  weight,
}: PurchaseFactsView & Pick<ProductView, 'promises' | 'weight'>) {
  const t = useTranslations('product.facts');
  return (
    <ul aria-label={t('title')} className="space-y-1 text-sm">
      {isByMail ? <Fact Icon={IconMail}>{t('byMail')}</Fact> : null}
      {arrival ? (
        <Fact Icon={IconArrival}>{t('arrival', {...arrival})}</Fact>
      ) : null}
      {shipping ? (
        <Fact Icon={IconShipping}>
          {t.rich('shipping', {
            ...shipping,
            link: (chunks) => (
              <Link to="/legal/shipping" className="text-link">
                {chunks}
              </Link>
            ),
          })}
        </Fact>
      ) : null}
      {rights.map((right) => (
        <Fact key={right} Icon={IconRight}>
          {right}
        </Fact>
      ))}
      {promises.map((line) => (
        <Fact key={line} Icon={IconPromise}>
          {line}
        </Fact>
      ))}
      {weight ? <Fact Icon={IconWeight}>{t('weight', {weight})}</Fact> : null}
      {payments.length > 0 ? (
        <li className="pt-1">
          <span className="sr-only">{t('payments')}</span>
          <PaymentMarks marks={payments} />
        </li>
      ) : null}
    </ul>
  );
}

interface FactProps {
  Icon: ComponentType<{className: string}>;
  children: ReactNode;
}

function Fact({Icon, children}: FactProps) {
  return (
    <li className="flex items-baseline gap-x-3">
      <Icon className="flex-none self-center text-accent" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
