import {useLocation} from '@remix-run/react';
import {useId, useState, type FormEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {showToast} from '~/components/ui/toasts';
import type {CookieScope} from '~/lib/environment/cookie-scope.server';
import {NECESSARY, OPTIONAL} from '~/lib/consent/consent-cookies';
import {optionalIds, type ConsentState} from '~/lib/consent/consent-state';
import {readDecision, saveDecision, useConsent} from './consent-store';
import {withdrawOnServer} from './withdraw-on-server.client';

interface Props {
  saved: ConsentState;
  cookieScope: CookieScope;
  onSaved?: () => void;
}

export function ConsentForm({saved, cookieScope, onSaved}: Props) {
  const t = useTranslations('consent');
  const {pathname, search} = useLocation();
  const {enabled} = useConsent(saved);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const ticked = optionalIds(chosen ?? enabled);
  const isUnsaved = ticked.join() !== enabled.join();

  const onSubmit = (event: FormEvent) => {
    if (!saveDecision(event, ticked, cookieScope)) return;
    const {enabled: allowed} = readDecision();
    // Here, because the code that applies decisions may not have loaded.
    if (enabled.some((id) => !allowed.includes(id))) withdrawOnServer(allowed);
    setChosen(null);
    showToast({title: t('saved'), tone: 'success'});
    onSaved?.();
  };

  return (
    <form
      method="post"
      action="/consent"
      onSubmit={onSubmit}
      className="max-w-[65ch] space-y-6"
    >
      <input type="hidden" name="path" value={pathname + search} />
      <ConsentGroup group="necessary" items={NECESSARY} />
      <ConsentGroup
        group="optional"
        items={OPTIONAL}
        ticked={ticked}
        onTick={(id, isTicked) =>
          setChosen(
            isTicked ? [...ticked, id] : ticked.filter((other) => other !== id),
          )
        }
      />
      <div className="dialog-end space-y-3">
        <p role="status" className="text-sm font-bold">
          {isUnsaved ? t('unsaved') : null}
        </p>
        {/* First, because Enter in a checkbox presses the first button. */}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="decision" value="selection">
            {t('save')}
          </Button>
          <Button type="submit" name="decision" value="all" variant="secondary">
            {t('acceptAll')}
          </Button>
          <Button
            type="submit"
            name="decision"
            value="necessary"
            variant="secondary"
          >
            {t('decline')}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface GroupProps {
  group: 'necessary' | 'optional';
  items: typeof NECESSARY | typeof OPTIONAL;
  /** Ids of checked items; without it all are checked and disabled. */
  ticked?: readonly string[];
  onTick?: (id: string, isTicked: boolean) => void;
}

function ConsentGroup({group, items, ticked, onTick}: GroupProps) {
  const t = useTranslations('consent');
  const ownId = useId();
  return (
    <fieldset aria-describedby={`${ownId}-hint`}>
      <legend className="text-lg font-bold">{t(`groups.${group}.name`)}</legend>
      <p id={`${ownId}-hint`} className="text-sm text-muted">
        {t(`groups.${group}.hint`)}
      </p>
      <ul className="mt-3 ruled border-y border-line">
        {items.map(({id, targetCookieIds, ...item}) => (
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
              <p className="mt-1 flex flex-wrap gap-x-2 text-muted">
                {t('cookies')}
                {targetCookieIds.map((name) => (
                  <code key={name} className="font-mono wrap-anywhere">
                    {name}
                  </code>
                ))}
              </p>
            </div>
            {('links' in item ? item.links : []).map((path) => (
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
