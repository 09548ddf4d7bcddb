import {Fragment} from 'react';
import {useTranslations} from 'use-intl/react';
import {MerchantPicture, Section} from '~/components/content/Section';
import {CHART_PICTURES} from '~/components/map/charts';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import type {
  BoxView,
  PressView,
  ProductSectionsView,
  SupportView,
  DimensionsView,
} from '~/lib/product/product-text.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import type {MapDrawing} from '~/lib/weather/map-drawing';
import {Fold} from './Fold';
import {FoldedSection} from './FoldedSection';
import {PriceNote} from './Price';

export function BoxSection({items, ...pictures}: BoxView) {
  const t = useTranslations('product.sections');
  return (
    <Section id="box" title={t('box.title')}>
      <div
        className={
          pictures.picture
            ? 'grid items-center gap-x-8 gap-y-4 sm:grid-cols-2'
            : ''
        }
      >
        <MerchantPicture
          {...pictures}
          sizes="(min-width: 82rem) 39rem, (min-width: 40rem) 46vw, 92vw"
          widest={1600}
          className="size-full rounded-panel bg-sunken object-cover"
        />
        <ul
          className={`border-t border-line ${pictures.picture ? 'grid-cols-2 gap-x-4 max-sm:grid max-sm:text-sm' : 'grid gap-x-12 lg:grid-cols-2'}`}
        >
          {items.map(({text, lang, path}) => (
            <li
              key={text}
              {...langAttributes(lang)}
              className="border-b border-line py-2"
            >
              {path ? (
                <Link to={path} className="text-link">
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type Comparison = NonNullable<ProductSectionsView['comparison']>;

type ComparedOffer = NonNullable<Comparison['rows'][number]['offers'][number]>;

interface ComparisonProps {
  comparison: Comparison;
  requiresShipping?: boolean;
}

export function ComparisonSection({
  comparison,
  requiresShipping,
}: ComparisonProps) {
  const t = useTranslations('product.sections.compare');
  return (
    <Section id="compare" title={t('title')}>
      <ComparisonTable {...comparison} />
      <div className="mt-3">
        <PriceNote isForAll requiresShipping={requiresShipping} />
      </div>
    </Section>
  );
}

export function ComparisonTable({
  heads,
  rows,
  notes,
  optionLang,
  dataLang,
}: Comparison) {
  const t = useTranslations('product.sections.compare');
  const locale = useLocale();
  const offerText = ({isAvailable, isFrom, price}: ComparedOffer) => {
    if (!isAvailable) return t('soldOut');
    const amount = formatMoney(price, locale);
    return isFrom ? t('from', {price: amount}) : amount;
  };
  return (
    <div
      // A table that can be scrolled must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      role="region"
      aria-label={t('table')}
      className="prose max-w-none overflow-x-auto"
    >
      <table>
        <thead className="text-sm text-muted">
          <tr>
            {heads.map(({text, lang}) => (
              <th
                key={text}
                {...langAttributes(lang)}
                scope="col"
                className="font-normal"
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:text-sm">
          {rows.map(({name, offers, cells}) => (
            <tr key={name}>
              <th
                {...langAttributes(optionLang)}
                scope="row"
                className="font-normal"
              >
                {name}
              </th>
              {offers.map((offer, index) => (
                <td key={index}>
                  {offer ? (
                    <Link
                      to={`${offer.search}#choose`}
                      aria-current={offer.isChosen ? 'true' : undefined}
                      className={offer.isChosen ? 'font-bold' : undefined}
                    >
                      {offerText(offer)}
                    </Link>
                  ) : null}
                  {offer?.unit ? (
                    <span className="block text-sm">{offer.unit}</span>
                  ) : null}
                </td>
              ))}
              {cells.map((cell, index) => (
                <td key={index} {...langAttributes(dataLang)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {notes.map(({name, cells}) => (
            <tr key={name} {...langAttributes(dataLang)} className="text-muted">
              <th scope="row" className="font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  colSpan={
                    index === cells.length - 1
                      ? heads.length - cells.length
                      : undefined
                  }
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DataProps {
  data: NonNullable<ProductSectionsView['data']>;
  /** Of the map, in its frame on the drawing of the sides. */
  map?: MapDrawing;
}

export function DataSection({
  data: {lines, dimensions, manual},
  map,
}: DataProps) {
  const t = useTranslations('product.sections.data');
  return (
    <FoldedSection id="data" title={t('title')}>
      <div
        className={
          dimensions
            ? 'grid items-center gap-8 md:grid-cols-2 lg:grid-cols-[auto_1fr]'
            : ''
        }
      >
        {dimensions ? <DimensionDrawing {...dimensions} map={map} /> : null}
        <dl className="grid grid-cols-[auto_1fr] border-t border-line lg:grid-cols-[auto_1fr_auto_1fr]">
          {lines.map(({label, text, lang}) => (
            <Fragment key={label}>
              <dt
                {...langAttributes(lang)}
                className="border-b border-line py-2 text-muted"
              >
                {label}
              </dt>
              <dd
                {...langAttributes(lang)}
                className="border-b border-line px-4 py-2"
              >
                {text}
              </dd>
            </Fragment>
          ))}
        </dl>
      </div>
      {manual ? (
        <a href={manual} className="mt-4 block text-link">
          {t('manual')}
        </a>
      ) : null}
    </FoldedSection>
  );
}

/** Pixels of a unit. */
const ZOOM = 1.6;

function DimensionDrawing({
  width,
  height,
  viewBox,
  outline,
  lines,
  texts,
  chart,
  map,
}: DimensionsView & Pick<DataProps, 'map'>) {
  const t = useTranslations('product.sections.data');
  const [day, night] = map ? CHART_PICTURES[map.region] : [];
  return (
    <svg
      role="img"
      aria-label={t('dimensions', {
        measures: texts.map(({text}) => text).join(' × '),
      })}
      viewBox={viewBox}
      width={width * ZOOM}
      height={height * ZOOM}
      className={`mx-auto h-auto max-w-full ${map ? 'in-modes' : ''}`}
      // The chart: as an image in the SVG it would be loaded with the page.
      style={
        map && {
          ...chart.style,
          '--light': `url(${day})`,
          '--dark': `url(${night})`,
        }
      }
      stroke="currentColor"
      fill="none"
    >
      <path d={outline} />
      {map ? (
        // Lines of zero length, whose round ends are the lights.
        <path
          transform={chart.transform}
          vectorEffect="non-scaling-stroke"
          strokeWidth="5"
          strokeLinecap="round"
          d={Object.values(map.lights)
            .flat()
            .map(([x, y]) => `M${x} ${y}h0`)
            .join('')}
        />
      ) : null}
      <path stroke="var(--color-line-strong)" d={lines} />
      {texts.map(({text, ...place}) => (
        <text
          key={place.x}
          {...place}
          textAnchor="middle"
          fontSize="9"
          stroke="none"
          fill="currentColor"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

export function SupportSection({
  updatesUntil,
  repair,
  data,
  parts,
}: SupportView) {
  const t = useTranslations('product.sections.support');
  return (
    <Section
      id="support"
      title={t('title')}
      lead={updatesUntil ? t('updates', {date: updatesUntil}) : undefined}
    >
      <SupportText title={t('repair')} {...repair} />
      {parts.length > 0 ? (
        <Fold title={t('parts')}>
          <ul className="max-w-[65ch]">
            {parts.map(({title, lang, path, price}) => (
              <li key={path} className="flex justify-between gap-x-6">
                <Link to={path} {...langAttributes(lang)} className="text-link">
                  {title}
                </Link>
                {price}
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
      <SupportText title={t('data')} {...data} />
    </Section>
  );
}

function SupportText({
  title,
  lang,
  lines,
}: {
  title: string;
  /** Of the lines. */
  lang?: string;
  lines: readonly string[];
}) {
  if (lines.length === 0) return null;
  return (
    <Fold title={title}>
      <p {...langAttributes(lang)} className="max-w-[65ch] whitespace-pre-line">
        {lines.join('\n')}
      </p>
    </Fold>
  );
}

export function PressQuote({text, lang, source, sourceLang, link}: PressView) {
  return (
    <figure className="page-width py-3 text-center lg:py-10">
      <blockquote className="text-xl font-bold sm:text-4xl">
        <q {...langAttributes(lang)}>{text}</q>
      </blockquote>
      <figcaption {...langAttributes(sourceLang)} className="mt-2 text-muted">
        {link ? (
          <Link to={link} className="text-link">
            {source}
          </Link>
        ) : (
          source
        )}
      </figcaption>
    </figure>
  );
}
