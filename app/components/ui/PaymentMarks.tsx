import type {PaymentMark} from '~/lib/i18n/payment-methods.server';

interface Props {
  /** In Shopify's order. */
  marks: readonly PaymentMark[];
}

export function PaymentMarks({marks}: Props) {
  return (
    <p className="flex min-h-6 flex-wrap items-start gap-1.5">
      {marks.map(({name, src}) => (
        <img
          key={name}
          src={src}
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
