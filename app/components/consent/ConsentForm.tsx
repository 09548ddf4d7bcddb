import {useLocation} from '@remix-run/react';
import {useState, type FormEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {showToast} from '~/components/ui/toasts';
import {NECESSARY, OPTIONAL} from '~/lib/consent/consent-cookies';
import {
  decidedIds,
  knownIds,
  type ConsentState,
  type Decision,
} from '~/lib/consent/consent-state';
import {saveConsent, useConsent} from './consent-store';
import {ConsentGroup} from './ConsentGroup';

interface Props {
  /** What the server knows of the decision. */
  saved: ConsentState;
  /** See `PageConsent`. */
  cookieAttributes: string;
  onSaved?: () => void;
}

/** The settings: what may be stored, in two groups. Works without JavaScript. */
export function ConsentForm({saved, cookieAttributes, onSaved}: Props) {
  const t = useTranslations('consent');
  const {pathname, search} = useLocation();
  const {isDecided, enabled} = useConsent(saved);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const preselected = isDecided
    ? enabled
    : OPTIONAL.filter(({isPreselected}) => isPreselected).map(({id}) => id);
  const ticked = knownIds(chosen ?? preselected);
  const isUnsaved = ticked.join() !== enabled.join();

  const onSubmit = (event: FormEvent) => {
    const {submitter} = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    saveConsent(
      decidedIds(submitter.value as Decision, ticked),
      cookieAttributes,
    );
    setChosen(null);
    showToast({title: t('saved'), tone: 'success'});
    onSaved?.();
  };

  return (
    <form
      method="post"
      action="/consent"
      onSubmit={onSubmit}
      className="space-y-6"
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
      {/* Always in sight in the dialog, where there is room for that. */}
      <div className="space-y-3 sm:in-[dialog]:sticky sm:in-[dialog]:bottom-0 sm:in-[dialog]:-mx-5 sm:in-[dialog]:-mb-5 sm:in-[dialog]:border-t sm:in-[dialog]:border-line sm:in-[dialog]:bg-surface sm:in-[dialog]:px-5 sm:in-[dialog]:py-3">
        <p role="status" className="text-sm font-bold">
          {isUnsaved ? t('unsaved') : null}
        </p>
        {/* Enter in a box presses the first button: it must be this one. */}
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
