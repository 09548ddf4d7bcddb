import type {ReactNode} from 'react';
import {useRouteLoaderData} from '@remix-run/react';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {useTranslations} from 'use-intl/react';
import {formatMoney} from '~/lib/i18n/format';
import type {PriceNoteView} from '~/lib/i18n/market-terms';
import {unitPriceWords, type UnitPriceView} from '~/lib/i18n/unit-price';
import type {PriceView} from '~/lib/product/price.server';

interface Props extends PriceView {
  /** The lowest of several prices. */
  isFrom?: boolean;
  /** See `RangeView`. */
  of?: string;
  className?: string;
}

const NOTE = 'basis-full text-sm font-normal text-muted';

export function Price({
  price,
  was,
  lowest,
  isUnannounced = false,
  unit,
  isFrom = false,
  of = '',
  className = '',
}: Props) {
  const t = useTranslations('product.price');
  const locale = useLocale();
  const amount = formatMoney(price, locale);
  return (
    <p className={`price ${className}`.trim()}>
      {was && !isUnannounced ? (
        <span className="sr-only">{`${t('now')} `}</span>
      ) : null}
      {isFrom ? t(of ? 'fromOf' : 'from', {of, price: amount}) : amount}
      {was ? (
        <s>
          <span className="sr-only">
            {`${t(isUnannounced ? 'struck' : 'was')} `}
          </span>
          {formatMoney(was, locale)}
        </s>
      ) : null}
      <PriceNotes lowest={lowest} unit={unit} />
    </p>
  );
}

/** What the law wants beside a price, in lines of its own. */
export function PriceNotes({lowest, unit}: Pick<PriceView, 'lowest' | 'unit'>) {
  const t = useTranslations('product.price');
  const locale = useLocale();
  return (
    <>
      {lowest ? (
        <span className={NOTE}>
          {t('lowest', {price: formatMoney(lowest, locale)})}
        </span>
      ) : null}
      {unit ? <UnitPrice {...unit} className={NOTE} /> : null}
    </>
  );
}

interface NoteProps {
  /** A list shows the note once for all its prices. */
  isForAll?: boolean;
  /** One unit already costs enough for free shipping. */
  shipsFree?: boolean;
  /** Gift cards and services are not shipped. */
  requiresShipping?: boolean;
}

/** What the note says of shipping, as a value of its message. */
function shippingOf(
  {freeFrom, isFree}: PriceNoteView,
  {isForAll, shipsFree, requiresShipping = true}: NoteProps,
): 'none' | 'free' | 'from' | 'added' {
  if (!requiresShipping) return 'none';
  if (shipsFree || isFree) return 'free';
  return isForAll && freeFrom ? 'from' : 'added';
}

/** States beside every price whether tax is included and shipping is added. */
export function PriceNote(props: NoteProps) {
  const note = useRouteLoaderData<{priceNote?: PriceNoteView}>(
    'root',
  )?.priceNote;
  const t = useTranslations('product.price');
  const locale = useLocale();
  if (!note) return null;
  const {tax, freeFrom} = note;
  const shipping = shippingOf(note, props);
  if (tax === 'unknown' && shipping === 'none') return null;
  return (
    <p className="basis-full text-sm text-muted">
      {t.rich(props.isForAll && shipping !== 'none' ? 'noteForAll' : 'note', {
        tax,
        shipping,
        freeFrom: freeFrom ? formatMoney(freeFrom, locale) : '',
        link: (chunks) => (
          <Link to="/legal/shipping" className="text-link">
            {chunks}
          </Link>
        ),
        duties: (chunks) => (
          <Link to={`/legal/shipping#${t('dutiesId')}`} className="text-link">
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}

/** Price of a reference amount, for goods sold by length or volume. */
function UnitPrice({className, ...view}: UnitPriceView & {className?: string}) {
  const t = useTranslations('product.price');
  const locale = useLocale();
  return (
    <span className={className}>{t('unit', unitPriceWords(view, locale))}</span>
  );
}

interface ChoicePriceProps {
  unit: UnitPriceView | undefined;
  children: ReactNode;
}

/** The price of something that can be chosen, at the end of its line: a plan, an add-on. */
export function ChoicePrice({unit, children}: ChoicePriceProps) {
  return (
    <span className="text-right font-bold">
      {children}
      {unit ? (
        <UnitPrice {...unit} className="block text-sm font-normal text-muted" />
      ) : null}
    </span>
  );
}
