import type {SwatchView} from '~/lib/product/product-options.server';

interface Props extends SwatchView {
  className?: string;
}

/** Decorative: the name is beside it. */
export function Swatch({color, image, className = ''}: Props) {
  return (
    <span
      aria-hidden
      className={`swatch ${className}`.trim()}
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
