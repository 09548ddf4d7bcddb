import {useTranslations} from 'use-intl/react';

/** Class of each category's point of light; the name stands beside it, always. */
const CATEGORIES = {
  vfr: 'text-light-vfr',
  mvfr: 'text-light-mvfr',
  ifr: 'text-light-ifr',
  lifr: 'text-light-lifr',
} as const;

const KEYS = ['vfr', 'mvfr', 'ifr', 'lifr'] as const;

/**
 * What the four colours of the lights mean, with the figures of the flight
 * categories (ceiling and visibility as in decisions.md and the issue on the live
 * map).
 */
export function FlightCategories() {
  const t = useTranslations('home.colors');
  return (
    <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {KEYS.map((key) => (
        <li key={key} className="flex flex-col bg-raised p-5">
          <h3 className="flex items-center gap-3 text-xl">
            <span
              aria-hidden
              className={`light-point text-2xl ${CATEGORIES[key]}`}
            />
            <span className="font-mono">{key.toUpperCase()}</span>
            <span className="text-base font-normal text-muted">
              {t(`${key}.color`)}
            </span>
          </h3>
          <p className="mt-3 font-bold">{t(`${key}.name`)}</p>
          <p className="mt-1 mb-4">{t(`${key}.meaning`)}</p>
          <dl className="mt-auto border-t border-line pt-3 text-sm">
            <dt className="text-muted">{t('ceiling')}</dt>
            <dd className="tabular-nums">
              {t(`${key}.ceiling`)}{' '}
              <span className="text-muted">
                {t(key === 'vfr' ? 'and' : 'or')}
              </span>
            </dd>
            <dt className="mt-1 text-muted">{t('visibility')}</dt>
            <dd className="tabular-nums">{t(`${key}.visibility`)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
