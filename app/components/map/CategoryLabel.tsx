import type {ReactNode} from 'react';
import type {FlightCategory} from '~/lib/weather/flight-category';

interface Props {
  /** `null` of an airport without a report. */
  category: FlightCategory | null;
  children: ReactNode;
  className?: string;
  as?: 'span' | 'li' | 'h3';
}

/** Words behind the light of their category, as it is on the map. */
export function Category({
  category,
  children,
  className = '',
  as: Tag = 'span',
}: Props) {
  return (
    <Tag className={`category ${category ?? 'unlit'} ${className}`.trim()}>
      {children}
    </Tag>
  );
}

interface LabelProps extends Omit<Props, 'children'> {
  category: FlightCategory;
  /** Its colour in words: colour is never the only cue. */
  color: string;
}

export function CategoryLabel({color, ...props}: LabelProps) {
  return (
    <Category {...props}>
      <b className="font-mono">{`${props.category.toUpperCase()} `}</b>
      <small className="font-normal text-muted">{color}</small>
    </Category>
  );
}
