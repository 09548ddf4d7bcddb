import {Section} from './Section';
import {Link} from '~/components/ui/Link';
import done from '~/content/pictures/done.svg?raw';
import hang from '~/content/pictures/hang.svg?raw';
import network from '~/content/pictures/home-network.svg?raw';
import type {LandingTexts} from '~/lib/content/landing-texts.server';

const STEPS = [
  ['connect', network],
  ['hang', hang],
  ['look', done],
] as const;

const BOX_ITEMS = ['map', 'rail', 'power', 'card'] as const;

interface Props {
  texts: LandingTexts['setup'];
  /** `null` where the merchant leaves it out. */
  box: LandingTexts['box'] | null;
}

export function Setup({texts, box}: Props) {
  return (
    <Section
      id="how"
      title={texts.title}
      lead={texts.lead}
      extra={texts.extra}
      langs={texts.langs}
    >
      <ol className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        {STEPS.map(([step, drawing], index) => (
          <li key={step}>
            {/* Inline, so that it follows the colour mode. */}
            <span
              aria-hidden
              className="drawing mb-4 max-md:hidden"
              dangerouslySetInnerHTML={{__html: drawing}}
            />
            <h3 className="flex items-baseline gap-3 text-lg">
              <span aria-hidden className="font-mono text-accent">
                {index + 1}
              </span>
              {texts[step].title}
            </h3>
            <p className="mt-1">{texts[step].text}</p>
          </li>
        ))}
      </ol>
      {box ? (
        <div className="mt-4 rounded-panel border border-line bg-raised p-4">
          <h3 lang={box.langs?.title} className="text-lg">
            {box.title}
          </h3>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
            {BOX_ITEMS.map((item) => (
              <li key={item}>
                <strong>{box[item].title}</strong>
                <span className="block text-sm text-muted">
                  {box[item].text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="mt-4">
        <Link to="/connect" className="inline-block py-1 text-link">
          {texts.link}
        </Link>
      </p>
    </Section>
  );
}
