import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import type {NECESSARY, OPTIONAL} from '~/lib/consent/consent-cookies';

type Item = (typeof NECESSARY)[number] | (typeof OPTIONAL)[number];

interface Props {
  group: 'necessary' | 'optional';
  items: readonly Item[];
  /** Ids whose boxes are ticked; all of them, for good, when left out. */
  ticked?: readonly string[];
  onTick?: (id: string, isTicked: boolean) => void;
}

/** One group of the settings: a box, a description and the cookies of each entry. */
export function ConsentGroup({group, items, ticked, onTick}: Props) {
  const t = useTranslations('consent');
  const ownId = useId();
  return (
    <fieldset aria-describedby={`${ownId}-hint`}>
      <legend className="text-lg font-bold">{t(`groups.${group}.name`)}</legend>
      <p id={`${ownId}-hint`} className="text-sm text-muted">
        {t(`groups.${group}.hint`)}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {items.map(({id, targetCookieIds, links}) => (
          <li key={id} className="py-3">
            <label className="flex min-h-8 cursor-pointer items-center gap-3 font-bold">
              <input
                type="checkbox"
                name="cookie"
                value={id}
                checked={ticked?.includes(id) ?? true}
                disabled={!ticked}
                onChange={({target}) => onTick?.(id, target.checked)}
                aria-describedby={`${ownId}-${id}`}
                className="size-5 flex-none"
              />
              {t(`items.${id}.name`)}
            </label>
            <div id={`${ownId}-${id}`} className="pl-8 text-sm">
              <p>{t(`items.${id}.description`)}</p>
              <p className="mt-1 text-muted">
                {t('cookies')}
                {targetCookieIds.map((name) => (
                  <code key={name} className="ml-2 font-mono wrap-anywhere">
                    {name}
                  </code>
                ))}
              </p>
            </div>
            {links.map((path) => (
              <p key={path} className="pl-8 text-sm">
                <Link
                  to={path}
                  className="text-link"
                  aria-label={t('moreAbout', {name: t(`items.${id}.name`)})}
                >
                  {t('more')}
                </Link>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
