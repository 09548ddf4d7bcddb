import {Section} from './Section';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {LandingTexts} from '~/lib/content/landing-texts.server';
import type {PictureData} from '~/lib/product/picture-source';
import {langAttributes} from '~/lib/i18n/lang-attributes';

const STEPS = ['connect', 'hang', 'look'] as const;

const BOX_ITEMS = ['map', 'rail', 'power', 'card'] as const;

interface Props {
  texts: LandingTexts['setup'];
  /** `null` where the merchant leaves it out. */
  box: LandingTexts['box'] | null;
  pictures: Readonly<Record<(typeof STEPS)[number], PictureData | null>>;
}

export function Setup({texts, box, pictures}: Props) {
  return (
    <Section
      id="how"
      title={texts.title}
      lead={texts.lead}
      extra={texts.extra}
      langs={texts.langs}
    >
      <ol className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step} className="step">
            <Picture
              image={pictures[step]}
              alt=""
              aspectRatio={3 / 2}
              widest={1200}
              sizes="(min-width: 100rem) 28rem, (min-width: 82rem) 25rem, (min-width: 48rem) 30vw, 9rem"
              className="rounded-panel bg-sunken object-cover"
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
          <h3 {...langAttributes(box.langs?.title)} className="text-lg">
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
