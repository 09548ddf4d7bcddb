import {useState} from 'react';
import {AddToCartForm} from '~/components/cart/AddToCartForm';
import {OptionValues} from '~/components/cart/OptionValues';
import {GuaranteeLink} from '~/components/ui/GuaranteeLink';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import {Picture} from '~/components/ui/Picture';
import {WishlistButton} from '~/components/wishlist/WishlistButton';
import {useTranslations} from 'use-intl/react';
import {textLink} from '~/components/ui/text-link';
import type {PriceView} from '~/lib/product/price.server';
import type {
  ProductView,
  VariantView,
  PurchaseFactsView,
  ProductLabelView,
} from '~/lib/product/product-view.server';
import {permalinkWith} from '~/lib/product/product-paths';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {AddOnFields} from './AddOnFields';
import {AvailabilityNote} from './AvailabilityNote';
import {BackInStock} from './BackInStock';
import {BuyBar} from './BuyBar';
import {Fold} from './Fold';
import {OptionPicker} from './OptionPicker';
import {PlanField} from './PlanField';
import {Price, PriceNote} from './Price';
import {ShareLink} from './ShareLink';
import {usePendingChoice} from './use-pending-choice';

interface Props {
  product: ProductView;
  /** Absolute URL of the chosen variant. */
  url: string;
}

/** Target of links to the options. */
const ID = 'choose';

export function BuyBox({product, url}: Props) {
  const {id, title, variant} = product;
  const isChoosing = usePendingChoice() !== null;
  const [chosen, setChosen] = useState(() => initialChoice(variant));
  // The form's fields start anew with each variant.
  if (chosen.variantId !== variant?.id) setChosen(initialChoice(variant));
  const price = variant && priceWith(variant, chosen.planId);
  const availability = variant?.availability ?? {state: 'soldOut' as const};
  const {state} = availability;
  const showsAvailability =
    state !== 'available' ||
    (variant?.requiresShipping && variant.plans.length === 0);
  return (
    // `role="status"`, because an open drawer does not hide what has `aria-live`.
    <div id={ID} className="flex flex-col gap-4 snug:gap-2">
      {/* Read out after each choice: only what a choice changes. */}
      <div
        role="status"
        aria-busy={isChoosing || undefined}
        className="flex flex-wrap items-baseline gap-x-4"
      >
        {price ? (
          <Price
            {...price}
            className={`text-3xl ${isChoosing ? 'opacity-60' : ''}`}
          />
        ) : null}
        {showsAvailability ? (
          <AvailabilityNote availability={availability} />
        ) : null}
        {price && !product.isGiftCard ? (
          <PriceNote
            requiresShipping={variant.requiresShipping}
            shipsFree={product.facts.shipping?.kind === 'free'}
          />
        ) : null}
      </div>
      <OptionPicker groups={product.optionGroups} anchor={`#${ID}`} />
      {product.sizeGuide ? <SizeGuide {...product.sizeGuide} /> : null}
      {/* What is sold out has no button that cannot be pressed: this one takes its place. */}
      {variant && state === 'soldOut' ? (
        <BackInStock key={variant.id} variantId={variant.id} />
      ) : null}
      {variant && price && state !== 'soldOut' ? (
        <PurchaseForm
          product={product}
          variant={variant}
          price={price}
          isChoosing={isChoosing}
          onQuantity={(quantity) => setChosen({...chosen, quantity})}
          onPlan={(planId) => setChosen({...chosen, planId})}
          buyNow={
            variant.buyNow && permalinkWith(variant.buyNow, chosen.quantity)
          }
        />
      ) : null}
      {product.isGiftCard ? null : <GuaranteeLink />}
      <ProductLabels labels={product.labels} />
      {variant ? <PurchaseFacts {...product} {...product.facts} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {variant ? <Payments marks={product.facts.payments} /> : null}
        <WishlistButton productId={id} title={title} look="text" />
        <ShareLink title={title} url={url} />
      </div>
      {product.quote ? (
        <a href="#reviews" className="quote">
          <q {...langAttributes(product.quote.lang)}>{product.quote.text}</q>{' '}
          <span className="block text-sm text-muted">
            {product.quote.author}
          </span>
        </a>
      ) : null}
    </div>
  );
}

function SizeGuide({
  title,
  titleLang,
  html,
  bodyLang,
}: NonNullable<ProductView['sizeGuide']>) {
  return (
    <Fold title={title} lang={titleLang}>
      <div className="overflow-x-auto">
        <div
          {...langAttributes(bodyLang)}
          className="prose"
          dangerouslySetInnerHTML={{__html: html}}
        />
      </div>
    </Fold>
  );
}

interface PurchaseFormProps {
  product: ProductView;
  variant: VariantView;
  price: PriceView;
  isChoosing: boolean;
  onQuantity: (quantity: number) => void;
  onPlan: (planId: string) => void;
  /** Path of the checkout with this variant alone; `null` where there is none. */
  buyNow: string | null;
}

/** The form that adds the variant to the cart; a note where a cart cannot hold so many. */
function PurchaseForm({
  product,
  variant,
  price,
  isChoosing,
  onQuantity,
  onPlan,
  buyNow,
}: PurchaseFormProps) {
  const t = useTranslations('product');
  const {title, isPlanRequired} = product;
  const {id, plans, quantity} = variant;
  if (!quantity.isPossible) {
    return (
      <p className="border-l-4 border-accent bg-raised px-4 py-3">
        {t.rich('bulk', {
          least: quantity.least,
          most: quantity.most,
          contact: textLink('/contact'),
        })}
      </p>
    );
  }
  return (
    <AddToCartForm
      merchandiseId={id}
      productTitle={title}
      quantity={quantity}
      onQuantity={onQuantity}
      planField={
        plans.length > 0 ? (
          <PlanField
            key={id}
            plans={plans}
            once={isPlanRequired ? null : variant.price}
            onChange={onPlan}
          />
        ) : null
      }
      asking={product}
      extras={
        <>
          {buyNow ? <BuyNowLink to={buyNow} isChoosing={isChoosing} /> : null}
          {product.addOns.length > 0 ? (
            <AddOnFields addOns={product.addOns} />
          ) : null}
        </>
      }
      bar={(button) => (
        <BuyBar
          title={title}
          titleLang={product.titleLang}
          price={<Price {...price} />}
          choice={<OptionValues values={product.choice} />}
        >
          {button}
        </BuyBar>
      )}
      // A pending choice would differ from what the form adds.
      disabled={isChoosing}
    >
      {t(isChoosing ? 'choosing' : 'add')}
    </AddToCartForm>
  );
}

interface BuyNowProps {
  to: string;
  isChoosing: boolean;
}

/** A link to the checkout with this variant alone. */
function BuyNowLink({to, isChoosing}: BuyNowProps) {
  const t = useTranslations('product');
  return (
    <ButtonLink
      to={to}
      // The checkout is another site, which the router cannot load.
      reloadDocument
      prefetch="none"
      rel="nofollow"
      data-checkout
      variant="secondary"
      size="lg"
      className="w-full"
      aria-disabled={isChoosing || undefined}
      onClick={(event) => {
        if (isChoosing) event.preventDefault();
      }}
    >
      {t('buyNow')}
    </ButtonLink>
  );
}

/** What a variant's form holds before the visitor changes it; without a plan, the variant's own price. */
function initialChoice(variant: VariantView | null) {
  return {
    variantId: variant?.id,
    planId: '',
    quantity: variant?.quantity.least ?? 1,
  };
}

/** The price with the chosen plan, otherwise the variant's price. */
function priceWith({plans, price}: VariantView, planId: string): PriceView {
  const plan = plans.find(({id}) => id === planId);
  if (!plan) return price;
  return {price: plan.price, was: null, ...(plan.unit && {unit: plan.unit})};
}

/** Delivery and rights: what the offer says beside the price, first when it arrives, the rest in few lines. */
function PurchaseFacts({
  isByMail,
  arrival,
  shipping,
  rights,
  limitedWarranty,
  promises,
}: PurchaseFactsView & Pick<ProductView, 'promises'>) {
  const t = useTranslations('product.facts');
  return (
    <ul
      aria-label={t('title')}
      className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-muted empty:hidden"
    >
      {isByMail ? <li>{t('byMail')}</li> : null}
      {arrival ? (
        <li className="basis-full text-base font-bold text-ink">
          {t('arrival', {...arrival})}
        </li>
      ) : null}
      {shipping ? (
        <li>
          {t.rich('shipping', {
            ...shipping,
            link: (chunks) => (
              <Link to="/legal/shipping" className="text-link">
                {chunks}
              </Link>
            ),
          })}
        </li>
      ) : null}
      {rights.map((right) => (
        <li key={right}>{right}</li>
      ))}
      {limitedWarranty ? (
        <li>
          {t('limitedWarranty')}{' '}
          <span {...langAttributes(limitedWarranty.lang)}>
            {limitedWarranty.text}
          </span>
        </li>
      ) : null}
      {promises.map(({text, lang}) => (
        <li key={text} {...langAttributes(lang)}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Payments({marks}: {marks: PurchaseFactsView['payments']}) {
  const t = useTranslations('product.facts');
  if (marks.length === 0) return null;
  return (
    <div>
      <span className="sr-only">{t('payments')}</span>
      <PaymentMarks marks={marks} />
    </div>
  );
}

/**
 * Official labels, uncropped and in their own colours in both modes, each with its text; a picture
 * links to its full size.
 */
function ProductLabels({labels}: {labels: readonly ProductLabelView[]}) {
  const t = useTranslations('product.labels');
  if (labels.length === 0) return null;
  return (
    <ul className="space-y-3 text-sm">
      {labels.map(({key, picture, text, lang}) => (
        <li key={key} className="flex flex-wrap items-start gap-4">
          {picture ? (
            <a href={picture.url} className="block w-36 flex-none">
              <Picture
                image={picture}
                alt={picture.altText || t(key)}
                sizes="9rem"
                widest={800}
                className="h-auto w-full filter-none"
              />
            </a>
          ) : null}
          <div className="min-w-40 flex-1">
            <p className="font-bold">{t(key)}</p>
            {text ? (
              <p
                {...langAttributes(lang)}
                className="wrap-anywhere whitespace-pre-line"
              >
                {text}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
