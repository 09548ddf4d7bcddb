import {Section} from '~/components/content/Section';
import {FlightCategories} from '~/components/map/FlightCategories';
import {Link} from '~/components/ui/Link';
import type {LandingTexts} from '~/lib/home/landing-texts';

interface Props {
  texts: LandingTexts['colors'];
}

/** What the lights say. */
export function ColorsSection({texts}: Props) {
  return (
    <Section id="colors" title={texts.title} lead={texts.lead}>
      <FlightCategories texts={texts} />
      <p className="mt-4">
        <Link to="/docs/colors-and-light" className="text-link">
          {texts.more}
        </Link>
      </p>
    </Section>
  );
}
