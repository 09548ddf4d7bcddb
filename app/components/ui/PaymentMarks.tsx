import type {PaymentMark} from '~/lib/i18n/payment-methods.server';

interface Props {
  /** In Shopify's order. */
  marks: readonly PaymentMark[];
}

export function PaymentMarks({marks}: Props) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {marks.map(({name, src}) => (
        <li key={name} className="h-6 w-9.5">
          <img
            src={src}
            alt={name}
            width={38}
            height={24}
            loading="lazy"
            className="after-load"
          />
        </li>
      ))}
    </ul>
  );
}
