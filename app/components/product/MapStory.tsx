import {Strip} from '~/components/ui/Strip';
import {MerchantPicture} from '~/components/content/Section';
import {CategoryLabel} from '~/components/map/CategoryLabel';
import {Link} from '~/components/ui/Link';
import type {LandingTexts} from '~/lib/content/landing-texts.server';
import type {PictureData} from '~/lib/product/picture-source';
import {FLIGHT_CATEGORIES} from '~/lib/weather/flight-category';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface BandsProps {
  /** Names the strip. */
  label: string;
  bands: readonly {
    slot: string;
    title: string;
    lang?: string;
    picture: PictureData;
    darkPicture: PictureData | null;
  }[];
}

/** Large pictures of the map side by side, each with a line. */
export function MapBands({label, bands}: BandsProps) {
  if (bands.length === 0) return null;
  return (
    <div className="page-width py-4 lg:py-10">
      <Strip
        aria-label={label}
        className="md:auto-cols-fr md:grid-flow-col"
        style={{'--strip-item': '60%'}}
      >
        {bands.map(({slot, title, lang, ...pictures}) => (
          <li key={slot}>
            <MerchantPicture
              {...pictures}
              sizes="(min-width: 82rem) 29rem, (min-width: 48rem) 31vw, 60vw"
              className="aspect-square w-full rounded-panel bg-sunken object-cover"
            />
            <p {...langAttributes(lang)} className="mt-3 font-bold md:text-lg">
              {title}
            </p>
          </li>
        ))}
      </Strip>
    </div>
  );
}

interface MoreProps {
  colors: LandingTexts['colors'];
  links: readonly {to: string; text: string; lang?: string}[];
}

/** What the home page and the manual tell, in brief, beside the product's text: the four colours, and links. */
export function MoreAboutTheMap({colors, links}: MoreProps) {
  return (
    <div>
      <h2 {...langAttributes(colors.langs?.title)} className="text-lg">
        {colors.title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {FLIGHT_CATEGORIES.map((category) => (
          <CategoryLabel
            key={category}
            as="li"
            category={category}
            color={colors[category].color}
          />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {links.map(({text, ...link}) => (
          <Link key={text} {...link} className="text-link">
            {text}
          </Link>
        ))}
      </p>
    </div>
  );
}
