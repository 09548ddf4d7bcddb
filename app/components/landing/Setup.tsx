import {Drawing} from '~/components/content/Drawing';
import {Section} from '~/components/content/Section';
import {Link} from '~/components/ui/Link';
import done from '~/content/pictures/done.svg?raw';
import hang from '~/content/pictures/hang.svg?raw';
import network from '~/content/pictures/home-network.svg?raw';
import type {LandingTexts} from '~/lib/home/landing-texts';

const STEPS = ['hang', 'connect', 'look'] as const;

const DRAWINGS = {hang, connect: network, look: done} as const;

interface Props {
  texts: LandingTexts['setup'];
}

/** How the map gets onto the wall and online. */
export function Setup({texts}: Props) {
  return (
    <Section id="how" title={texts.title} lead={texts.lead}>
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step}>
            <Drawing
              source={DRAWINGS[step]}
              className="mb-5 rounded-panel border border-line bg-sunken p-4"
            />
            <h3 className="flex items-baseline gap-3 text-xl">
              <span aria-hidden className="font-mono text-accent">
                {index + 1}
              </span>
              {texts[step].title}
            </h3>
            <p className="mt-2">{texts[step].text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <Link to="/connect" className="text-link">
          {texts.link}
        </Link>
      </p>
    </Section>
  );
}
