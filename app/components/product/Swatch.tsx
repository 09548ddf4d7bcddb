import type {SwatchView} from '~/lib/product/swatch';

interface Props extends SwatchView {
  className?: string;
}

/** A dot in a finish's colour or with its picture. Its name stands in words beside it. */
export function Swatch({color, image, className = 'size-6'}: Props) {
  return (
    <span
      aria-hidden
      className={`inline-block flex-none overflow-hidden rounded-full border border-line-strong forced-color-adjust-none ${className}`}
      style={color ? {backgroundColor: color} : undefined}
    >
      {image ? (
        <img
          src={image}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : null}
    </span>
  );
}
