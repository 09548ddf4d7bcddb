import {useEffect, useId, useState, type ComponentProps} from 'react';
import {useTranslations} from 'use-intl/react';
import {Field} from '~/components/ui/Field';
import {lineProperty, type PropertyName} from '~/lib/cart/cart-line';
import IconChevron from '~icons/lucide/chevrons-up-down';
import {OnDemand} from '~/components/ui/OnDemand';
import {useLazy} from '~/components/ui/use-lazy';
import type {AirfieldMenu} from './AirfieldMenu.client';

interface FieldProps {
  name: PropertyName;
  value?: string;
  /** Why the server rejected the value. */
  problem: string | undefined;
}

/** What helps to fill in a field. */
const SEARCHES: Partial<Record<PropertyName, typeof AirfieldSearch>> = {
  airfield: AirfieldSearch,
};

/** Focused when its value was rejected. */
export function PropertyField({name, value, problem}: FieldProps) {
  const t = useTranslations(`cart.${name}`);
  const id = useId();
  useEffect(() => {
    if (problem) document.getElementById(id)?.focus();
  }, [problem, id]);
  const {pattern, maxLength, capitals, normalize} = lineProperty(name);
  const Search = SEARCHES[name];
  const input = () =>
    document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  return (
    <div>
      <Field
        id={id}
        name={name}
        label={t('label')}
        hint={t('hint')}
        error={problem}
        defaultValue={value}
        required
        pattern={pattern}
        title={t('hint')}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize={capitals}
        spellCheck={false}
        className={capitals === 'characters' ? 'uppercase' : undefined}
        // Without JavaScript.
        {...(problem && {autoFocus: true})}
      />
      {Search ? (
        <Search
          isCode={(term) => new RegExp(`^${pattern}$`).test(term)}
          onChoose={(code) => {
            const field = input();
            if (field) field.value = normalize(code);
          }}
          focusField={() => input()?.focus()}
        />
      ) : null}
    </div>
  );
}

const TRIGGER =
  'mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm text-link no-js:hidden';

const loadMenu = () => import('./AirfieldMenu.client');

type MenuProps = Omit<ComponentProps<typeof AirfieldMenu>, 'triggerClassName'>;

/** Finds an airfield's code by its name; the menu is loaded when it is first opened. */
function AirfieldSearch(menu: MenuProps) {
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
