import {useTranslations} from 'use-intl/react';
import {MerchantPicture} from '~/components/content/Section';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {Link} from '~/components/ui/Link';
import type {PlainTexts} from '~/lib/content/landing-texts.server';
import type {WrittenHeading} from '~/lib/content/page-entries.server';
import type {HeroPicture} from '~/lib/home/hero-picture.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface Props {
  heading: WrittenHeading;
  picture: HeroPicture | null;
  facts?: PlainTexts['hero']['facts'];
}

/** The first view of a shop that does not sell the map. */
export function PlainHero({heading: {title, lead}, picture, facts}: Props) {
  const t = useTranslations('home.featured');
  return (
    <section className="border-b border-line bg-raised">
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-8 md:grid-cols-2">
        <div>
          <h1
            {...langAttributes(title.lang)}
            className="text-3xl sm:text-4xl xl:text-5xl"
          >
            {title.text}
          </h1>
          {lead ? (
            <p
              {...langAttributes(lead.lang)}
              className="mt-4 max-w-[45ch] md:text-lg"
            >
              {lead.text}
            </p>
          ) : null}
          <ButtonLink to={CATALOGUE_PATH} size="lg" className="mt-6">
            {t('all')}
          </ButtonLink>
          {facts ? (
            <ul {...langAttributes(facts.lang)} className="mt-8 grid gap-y-2">
              {facts.lines.map((fact) => (
                <li key={fact} className="check">
                  {fact}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {picture ? <Beside {...picture} /> : null}
      </div>
    </section>
  );
}

function Beside({product, ...pictures}: HeroPicture) {
  if (!product) return <MerchantPicture {...pictures} isFirst />;
  return (
    <figure className="relative md:justify-self-end">
      {/* Whole, whatever its shape. */}
      <MerchantPicture
        {...pictures}
        alt=""
        isFirst
        className="h-72 w-auto max-w-full rounded-panel object-contain lg:h-96"
      />
      <figcaption className="mt-2 text-sm">
        <Link
          to={product.path}
          {...langAttributes(product.langs?.title)}
          className="cover-link text-link"
        >
          {product.title}
        </Link>
      </figcaption>
    </figure>
  );
}
