import {useTranslations} from 'use-intl/react';
import {AddToCartForm} from '~/components/cart/AddToCartForm';
import {CartDetails} from '~/components/cart/CartDetails';
import {RecipientFields} from '~/components/cart/RecipientFields';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {WishlistButton} from '~/components/wishlist/WishlistButton';
import type {ProductPage} from '~/lib/product/product-page.server';
import {variantSearch} from '~/lib/product/variant-link';
import {AvailabilityNote} from './AvailabilityNote';
import {BackInStock} from './BackInStock';
import {BuyBar} from './BuyBar';
import {OptionPicker} from './OptionPicker';
import {PlanField} from './PlanField';
import {PurchaseFacts} from './PurchaseFacts';
import {Price, PriceNote, UnitPrice} from './Price';
import {QuantityField} from './QuantityField';
import {ShareLink} from './ShareLink';
import {usePendingChoice} from './use-pending-choice';

interface Props {
  product: ProductPage;
  /** Absolute address of the product, without a choice. */
  url: string;
}

/** Where links that lead to the options, not to the page's top, arrive. */
const ID = 'choose';

const ADD_LABELS = {
  available: 'add',
  lowStock: 'add',
  backOrder: 'addBackOrder',
  soldOut: 'soldOut',
} as const;

/** Price, options, availability and the form that puts the variant into the cart. */
export function BuyBox({product, url}: Props) {
  const {id, title, variant, optionGroups, isPlanRequired} = product;
  const t = useTranslations('product');
  const tRecipient = useTranslations('cart.recipient');
  const isChoosing = usePendingChoice() !== null;
  const availability = variant?.availability ?? {state: 'soldOut' as const};
  return (
    <div id={ID} className="space-y-6">
      <div aria-live="polite" aria-busy={isChoosing} className="space-y-1">
        {variant ? (
          <>
            <Price {...variant.price} className="text-3xl" />
            {variant.unitPrice ? <UnitPrice {...variant.unitPrice} /> : null}
            {product.isGiftCard ? null : <PriceNote />}
          </>
        ) : null}
      </div>
      <OptionPicker groups={optionGroups} anchor={`#${ID}`} />
      <div aria-live="polite">
        <AvailabilityNote availability={availability} />
      </div>
      {variant ? (
        <AddToCartForm
          merchandiseId={variant.id}
          productTitle={title}
          quantityField={<QuantityField />}
          planField={
            variant.plans.length > 0 ? (
              <PlanField
                key={variant.id}
                plans={variant.plans}
                oncePrice={isPlanRequired ? null : variant.price.price}
              />
            ) : null
          }
          recipientFields={
            product.isGiftCard ? (
              <div className="w-full">
                <CartDetails title={tRecipient('title')}>
                  <RecipientFields recipient={null} />
                </CartDetails>
              </div>
            ) : null
          }
          bar={(button) => (
            <BuyBar price={<Price {...variant.price} />}>{button}</BuyBar>
          )}
          // What is on its way is not what the form would add.
          disabled={availability.state === 'soldOut' || isChoosing}
        >
          {t(isChoosing ? 'choosing' : ADD_LABELS[availability.state])}
        </AddToCartForm>
      ) : null}
      {variant?.buyNow ? (
        <ButtonLink
          to={variant.buyNow}
          // Leads to another site: the router must not ask for it.
          reloadDocument
          prefetch="none"
          rel="nofollow"
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
      ) : null}
      {variant && availability.state === 'soldOut' ? (
        <BackInStock key={variant.id} variantId={variant.id} />
      ) : null}
      {variant ? <PurchaseFacts {...product.facts} /> : null}
      <div className="flex flex-wrap gap-2">
        <WishlistButton productId={id} title={title} look="text" />
        <ShareLink
          title={title}
          url={variant ? url + variantSearch(variant.id) : url}
        />
      </div>
    </div>
  );
}
