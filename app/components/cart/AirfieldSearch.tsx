import {useState, type ComponentProps} from 'react';
import {useTranslations} from 'use-intl/react';
import IconChevron from '~icons/lucide/chevrons-up-down';
import {OnDemand} from '~/components/ui/OnDemand';
import {useLazy} from '~/components/ui/use-lazy';
import type {AirfieldMenu} from './AirfieldMenu.client';

const TRIGGER =
  'mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm text-link no-js:hidden';

const loadMenu = () => import('./AirfieldMenu.client');

type Props = Omit<ComponentProps<typeof AirfieldMenu>, 'triggerClassName'>;

/** Finds an airfield's code by its name; the menu is loaded when it is first opened. */
export function AirfieldSearch(menu: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  const [Menu, onFailed] = useLazy(
    async () => (await loadMenu()).AirfieldMenu,
    () => setWasOpened(false),
  );
  const button = <SearchButton onClick={() => setWasOpened(true)} />;
  if (!wasOpened) return button;
  return (
    <OnDemand onFailed={onFailed} fallback={button}>
      <Menu {...menu} triggerClassName={TRIGGER} />
    </OnDemand>
  );
}

function SearchButton(props: ComponentProps<'button'>) {
  const t = useTranslations('cart.airfield');
  const preload = () => void loadMenu().catch(() => undefined);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={TRIGGER}
      onPointerEnter={preload}
      onFocus={preload}
      {...props}
    >
      {t('search')}
      <IconChevron className="size-4 text-muted" />
    </button>
  );
}
