import type {FlightCategory} from '~/lib/weather/flight-category';

interface Props {
  category: FlightCategory;
  /** Its colour in words: colour is never the only cue. */
  color: string;
  className?: string;
  as?: 'span' | 'li' | 'h3';
}

export function CategoryLabel({
  category,
  color,
  className = '',
  as: Tag = 'span',
}: Props) {
  return (
    <Tag
      className={`category ${className}`.trim()}
      style={{'--light': `var(--color-light-${category})`}}
    >
      <b>{category.toUpperCase()}</b>
      <small>{color}</small>
    </Tag>
  );
}

/** For running text, beside the category's name. */
export function CategoryKey({category}: {category: FlightCategory | null}) {
  return <span aria-hidden className={`live-map-key ${category ?? 'unlit'}`} />;
}
