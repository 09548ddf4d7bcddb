import type {MouseEvent} from 'react';
import {Link} from '~/components/ui/Link';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface Region {
  name: string;
  to: string;
  /** BCP 47, where the name is not in the page's language. */
  lang?: string;
}

interface Props<Some extends Region> {
  label: string;
  regions: readonly Some[];
  /** Name of the region that is shown. */
  shown: string | undefined;
  /** Shows the region in place. */
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, region: Some) => void;
  className: string;
}

/** The regions of the map in one frame, of which one is shown. */
export function RegionLinks<Some extends Region>({
  label,
  regions,
  shown,
  onChoose,
  className,
}: Props<Some>) {
  return (
    <ul
      aria-label={label}
      className={`mx-auto flex w-fit flex-wrap gap-x-0.5 rounded-panel border border-line bg-raised p-1 ${className}`}
    >
      {regions.map((region) => {
        const {name, to, lang} = region;
        const isShown = name === shown;
        return (
          <li key={name}>
            <Link
              to={to}
              {...langAttributes(lang)}
              aria-current={isShown ? 'true' : undefined}
              onClick={onChoose && ((event) => onChoose(event, region))}
              className={`inline-flex min-h-8 items-center rounded-control px-1 text-sm sm:px-2 lg:px-3 lg:text-base ${isShown ? 'bg-accent text-on-accent' : 'hover:bg-sunken hover:text-accent'}`}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
