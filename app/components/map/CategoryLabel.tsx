import type {FlightCategory} from '~/lib/weather/flight-category';

interface Props {
  category: FlightCategory;
  /** Its colour in words: colour alone never carries the meaning. */
  color: string;
  className?: string;
}

const LIGHTS: Readonly<Record<FlightCategory, string>> = {
  vfr: 'text-light-vfr',
  mvfr: 'text-light-mvfr',
  ifr: 'text-light-ifr',
  lifr: 'text-light-lifr',
};

export function CategoryLabel({category, color, className = ''}: Props) {
  return (
    <span className={`category ${className}`.trim()}>
      <span
        aria-hidden
        className={`inline-block size-[0.75em] flex-none rounded-full bg-current shadow-[0_0_0_0.15em_var(--color-line),0_0_0.9em_light-dark(transparent,currentColor)] forced-color-adjust-none [print-color-adjust:exact] ${LIGHTS[category]}`}
      />
      <b>{category.toUpperCase()}</b>
      <small>{color}</small>
    </span>
  );
}

/** For running text, beside the category's name. */
export function CategoryKey({category}: {category: FlightCategory | null}) {
  return <span aria-hidden className={`live-map-key ${category ?? 'unlit'}`} />;
}
