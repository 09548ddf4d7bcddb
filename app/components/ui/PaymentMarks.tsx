import payments from '~/lib/i18n/payment-marks.svg?url';
import type {PaymentMark} from '~/lib/i18n/payment-methods.server';

interface Props {
  /** In Shopify's order. */
  marks: readonly PaymentMark[];
}

/**
 * The marks, which Shopify's own themes show (`activemerchant/payment_icons`), are views of one
 * picture, 38 × 24 px each with a background of its own: a file each would take the connections that
 * a page's scripts need.
 */
export function PaymentMarks({marks}: Props) {
  return (
    <p className="flex min-h-6 flex-wrap items-start gap-1.5">
      {marks.map(({name, method}) => (
        <img
          key={name}
          src={`${payments}#${method}`}
          alt={name}
          width={38}
          height={24}
          loading="lazy"
          className="after-load"
        />
      ))}
    </p>
  );
}
