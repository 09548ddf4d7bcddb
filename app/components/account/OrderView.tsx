import {Fragment} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {buttonClass, type ButtonLook} from '~/components/ui/button-class';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import {useLocale} from '~/components/ui/use-locale';
import type {OrderDetails} from '~/lib/account/order-page';
import {withdrawalPath} from '~/lib/content/navigation';
import type {ReturnLaw} from '~/lib/i18n/law';
import {
  compareAmounts,
  formatDeduction,
  formatMoney,
  type Money,
} from '~/lib/i18n/format';
import {formatDate} from '~/lib/i18n/format-date';
import {localizedPath} from '~/lib/i18n/locale';
import {variantPath} from '~/lib/product/product-paths';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {AddressText} from './AddressText';
import {useOrderStates} from './OrderList';

interface Props {
  order: OrderDetails;
  /** The order's key in the URL. */
  orderKey: string;
  /** The law whose words the page uses for returns; `null` where returns are not possible. */
  returns: ReturnLaw | null;
  /** Explains the button for it, where the footer has another one. */
  returnHint?: string | null;
}

export function OrderView({order, orderKey, returns, returnHint}: Props) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const tFooter = useTranslations('layout.footer');
  const {name, processedAt, shippingAddress, lines} = order;
  const date = formatDate(new Date(processedAt), locale);
  const states = useOrderStates(order);
  const tracking = order.parcels.find(({url}) => url)?.url ?? null;
  // One next step: where the parcel is, else what has become of the order, else buying again.
  const [statusLook, againLook]: ButtonLook['variant'][] = tracking
    ? ['quiet', 'quiet']
    : ['primary', order.statusUrl ? 'quiet' : 'primary'];
  const link = (
    url: string | null,
    text: string,
    variant: ButtonLook['variant'] = 'quiet',
  ) =>
    url ? (
      <a href={url} rel="noreferrer" className={buttonClass({variant})}>
        {text}
      </a>
    ) : null;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('order', {name})}</h1>
        <p className="text-muted">{[date, ...states].join(' · ')}</p>
      </header>
      <Parcels parcels={order.parcels} />
      <ul className="ruled border-y border-line">
        {lines.map((line, index) => (
          <OrderLine key={`${index} ${line.title}`} line={line} />
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-6">
        {shippingAddress ? (
          // On a phone below the totals.
          <section
            aria-labelledby="shipped-to"
            className="grid content-start gap-2 max-sm:order-1"
          >
            <h2 id="shipped-to" className="text-xl">
              {t('address')}
            </h2>
            <AddressText lines={shippingAddress.formatted} />
          </section>
        ) : null}
        <OrderTotals order={order} />
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {link(tracking, t('track'), 'primary')}
        {link(order.statusUrl, t('status'), statusLook)}
        <BuyAgain lines={lines} variant={againLook} />
        {link(order.invoiceUrl, t('invoice'))}
        {returns ? (
          // Never quiet: the law wants it to stand out (§ 356a BGB).
          <ButtonLink to={withdrawalPath(orderKey)} variant="secondary">
            {tFooter('withdraw', {law: returns})}
          </ButtonLink>
        ) : null}
        {returnHint ? (
          <p className="basis-full text-sm text-muted">{returnHint}</p>
        ) : null}
      </div>
    </div>
  );
}

function Parcels({parcels}: Pick<OrderDetails, 'parcels'>) {
  const t = useTranslations('account.orders');
  if (parcels.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {parcels.map(({company, number, url}, index) => {
        const text = number
          ? t('parcel', {company: company ?? 'none', number})
          : t('track');
        return (
          <li key={index} className="wrap-anywhere">
            {url ? (
              <a href={url} rel="noreferrer" className="text-link">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Adds the available variants to the cart, at today's prices; the last one first, because Shopify puts each
 * in front of the others. One that is only sold with a plan has to be
 * chosen on its page: no order names its plan.
 */
function BuyAgain({
  lines,
  variant: look,
}: Pick<OrderDetails, 'lines'> & Pick<ButtonLook, 'variant'>) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const cartPath = localizedPath('/cart', locale);
  const available = lines
    .flatMap(({variant, quantity, attributes}) =>
      variant?.availableForSale && !variant.product.requiresSellingPlan
        ? [{merchandiseId: variant.id, quantity, attributes}]
        : [],
    )
    .reverse();
  if (available.length === 0) return null;
  const input = {action: 'LinesAdd', inputs: {lines: available}};
  return (
    <form method="post" action={cartPath}>
      <input type="hidden" name="cartFormInput" value={JSON.stringify(input)} />
      <input type="hidden" name="redirectTo" value={cartPath} />
      <Button type="submit" variant={look}>
        {t('again')}
      </Button>
    </form>
  );
}

function OrderLine({line}: {line: OrderDetails['lines'][number]}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const tCart = useTranslations('cart');
  const {title, lang, choice, quantity, currentQuantity, variant} = line;
  const {recipientName, recipientEmail} = line.recipient ?? {};
  const person = [recipientName, recipientEmail].filter(Boolean).join(', ');
  const {originalTotalPrice: original, discountedTotalPrice: price} = line;
  const isReduced =
    original && price && compareAmounts(price.amount, original.amount) < 0;
  return (
    <li className="flex gap-4 py-4">
      <Thumbnail
        image={line.image}
        darkImage={line.darkImage}
        className="size-16 flex-none"
      />
      <div className="min-w-0 flex-1">
        {variant ? (
          <Link
            to={variantPath(variant.product.handle, variant.id)}
            {...langAttributes(lang)}
            className="font-bold text-link"
          >
            {title}
          </Link>
        ) : (
          <span {...langAttributes(lang)} className="font-bold">
            {title}
          </span>
        )}
        {choice ? <p {...langAttributes(line.choiceLang)}>{choice}</p> : null}
        {line.attributes.map(({key, value}) => (
          <p key={key}>{tCart('option', {name: key, value})}</p>
        ))}
        {person ? <p>{tCart('recipient.to', {person})}</p> : null}
        <p className="text-muted">{t('quantity', {quantity})}</p>
        {currentQuantity < quantity ? (
          <p>{t('returned', {quantity: quantity - currentQuantity})}</p>
        ) : null}
        <Discounts discounts={line.discountAllocations} />
      </div>
      <p className="text-right">
        {isReduced ? (
          <s className="block text-muted">{formatMoney(original, locale)}</s>
        ) : null}
        {price ? formatMoney(price, locale) : null}
      </p>
    </li>
  );
}

function OrderTotals({order}: {order: OrderDetails}) {
  const t = useTranslations('account.orders');
  const tCart = useTranslations('cart');
  const locale = useLocale();
  const {subtotalPrice, tax, duties, tip, totalRefunded} = order;
  const isPositive = (sum: Money | null | undefined): sum is Money =>
    Boolean(sum && compareAmounts(sum.amount, '0') > 0);
  const textRow = (label: string, text: string, className = '') => (
    <div className={`flex justify-between gap-6 ${className}`}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
  const row = (label: string, amount: Money, className = '') =>
    textRow(label, formatMoney(amount, locale), className);
  const isFree = compareAmounts(order.totalShippingPrice.amount, '0') === 0;
  return (
    <div className="ml-auto grid w-full content-start gap-1 sm:w-80">
      <dl className="grid gap-1">
        {subtotalPrice ? row(t('subtotal'), subtotalPrice) : null}
        {isFree
          ? // Nothing is sent to an order without an address.
            order.shippingAddress && textRow(t('shipping'), t('shippingFree'))
          : row(t('shipping'), order.totalShippingPrice)}
      </dl>
      <Discounts discounts={order.shippingDiscountAllocations} />
      <dl className="grid gap-1">
        {tax && !tax.isIncluded ? row(t('taxAdded'), tax.amount) : null}
        {isPositive(duties) ? row(t('duties'), duties) : null}
        {isPositive(tip) ? row(t('tip'), tip) : null}
        {order.isTotalReduced && isPositive(totalRefunded)
          ? textRow(t('refunded'), formatDeduction(totalRefunded, locale))
          : null}
        {row(
          t(order.isTotalReduced ? 'totalLeft' : 'total'),
          order.totalPrice,
          'text-lg font-bold',
        )}
        {tax?.isIncluded
          ? row(t('tax'), tax.amount, 'text-sm text-muted')
          : null}
        {order.giftCards.map(({lastCharacters, amount}, index) => (
          // One card can pay twice.
          <Fragment key={index}>
            {textRow(
              tCart('giftCard', {characters: lastCharacters.toUpperCase()}),
              formatDeduction(amount, locale),
            )}
          </Fragment>
        ))}
        {!order.isTotalReduced && isPositive(totalRefunded)
          ? row(t('refunded'), totalRefunded)
          : null}
      </dl>
    </div>
  );
}

type DiscountApplication =
  OrderDetails['shippingDiscountAllocations'][number]['discountApplication'];

function discountTitle(application: DiscountApplication): string {
  if ('code' in application) return application.code;
  return 'title' in application ? application.title : '';
}

function Discounts({
  discounts,
}: {
  discounts: OrderDetails['shippingDiscountAllocations'];
}) {
  const t = useTranslations('account.orders');
  const locale = useLocale();
  const tCart = useTranslations('cart');
  return discounts.map(({allocatedAmount, discountApplication}, index) => {
    // Shopify also lists discounts that had nothing to take off.
    if (compareAmounts(allocatedAmount.amount, '0') === 0) return null;
    const title = discountTitle(discountApplication) || tCart('discount');
    const amount = formatMoney(allocatedAmount, locale);
    return (
      <p key={`${index} ${title}`} className="text-sm text-success">
        {t('discount', {title, amount})}
      </p>
    );
  });
}
