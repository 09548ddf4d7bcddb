import {useTranslations} from 'use-intl/react';
import {AddToCartForm} from '~/components/cart/AddToCartForm';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {ProductChoice} from '~/lib/product/product-page.server';
import type {LandingTexts} from '~/lib/home/landing-texts';
import {variantSearch} from '~/lib/product/variant-link';
import {AvailabilityNote} from './AvailabilityNote';
import {OptionPicker} from './OptionPicker';
import {Price, PriceNote} from './Price';
import {usePendingChoice} from './use-pending-choice';

const ID = 'choose';

interface Props {
  texts: LandingTexts['choose'];
  /** `null` when the shop could not be asked. */
  choice: ProductChoice | null;
}

/** The map in its sizes and finishes on the home page, with its price, ready to be bought. */
export function ChooseMap({texts, choice}: Props) {
  return (
    <section
      aria-labelledby="choose-title"
      className="page-width py-10 lg:py-20"
    >
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        {choice?.variant?.image ? (
          <Picture
            key={choice.variant.image.url}
            image={choice.variant.image}
            aspectRatio={1}
            sizes="(min-width: 82rem) 38rem, (min-width: 64rem) 46vw, 92vw"
            className="aspect-square w-full rounded-panel border border-line bg-sunken object-cover shadow-panel"
          />
        ) : null}
        {/* Not the section: on a phone its picture would push the options out of view. */}
        <div id={ID} className="lg:scroll-mt-24">
          <h2 id="choose-title" className="text-2xl sm:text-4xl">
            {texts.title}
          </h2>
          <p className="mt-3 mb-7 text-lg text-muted">
            {choice ? texts.lead : texts.unavailable}
          </p>
          {choice ? (
            <Choice texts={texts} choice={choice} />
          ) : (
            <ButtonLink to="/metarmap" size="lg">
              {texts.link}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

const ADD_LABELS = {
  available: 'add',
  lowStock: 'add',
  backOrder: 'addBackOrder',
  soldOut: 'soldOut',
} as const;

interface ChoiceProps {
  texts: LandingTexts['choose'];
  choice: ProductChoice;
}

function Choice({texts, choice}: ChoiceProps) {
  const {title, variant, optionGroups} = choice;
  const t = useTranslations('product');
  const isChoosing = usePendingChoice() !== null;
  const availability = variant?.availability ?? {state: 'soldOut' as const};
  return (
    <div className="space-y-6">
      <OptionPicker groups={optionGroups} anchor={`#${ID}`} />
      <div
        aria-live="polite"
        aria-busy={isChoosing}
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2"
      >
        {variant ? (
          <div>
            <Price {...variant.price} className="text-3xl" />
            <PriceNote />
          </div>
        ) : null}
        <AvailabilityNote availability={availability} />
      </div>
      {variant ? (
        <AddToCartForm
          merchandiseId={variant.id}
          productTitle={title}
          // What is on its way is not what the form would add.
          disabled={availability.state === 'soldOut' || isChoosing}
        >
          {t(isChoosing ? 'choosing' : ADD_LABELS[availability.state])}
        </AddToCartForm>
      ) : null}
      <p>
        <Link
          to={`/metarmap${variant ? variantSearch(variant.id) : ''}`}
          className="text-link"
        >
          {texts.details}
        </Link>
      </p>
    </div>
  );
}
