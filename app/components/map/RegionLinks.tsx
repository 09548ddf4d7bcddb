import type {MouseEvent} from 'react';
import {Link} from '~/components/ui/Link';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface Region {
  readonly name: string;
  readonly lang?: string;
  readonly to: string;
}

interface Props<Shown extends Region> {
  label: string;
  regions: readonly Shown[];
  /** Name of the region that is shown. */
  shown: string | undefined;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>, region: Shown) => void;
  className: string;
}

/** The choice of the map's region. */
export function RegionLinks<Shown extends Region>({
  label,
  regions,
  shown,
  onFollow,
  className,
}: Props<Shown>) {
  return (
    <ul
      aria-label={label}
      className={`z-1 flex w-fit flex-wrap gap-1 rounded-panel border border-line bg-raised p-1 ${className}`}
    >
      {regions.map((region) => (
        <li key={region.name}>
          <Link
            to={region.to}
            {...langAttributes(region.lang)}
            aria-current={region.name === shown ? 'true' : undefined}
            onClick={(event) => onFollow?.(event, region)}
            className={`inline-flex min-h-11 items-center md:min-h-8 rounded-control px-1 min-[24rem]:px-2 text-sm sm:px-3 lg:text-base ${region.name === shown ? 'bg-accent text-on-accent' : 'hover:bg-sunken hover:text-accent'}`}
          >
            {region.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
