import type {FocusEvent, KeyboardEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import IconChevron from '~icons/lucide/chevron-down';
import {NavigationLink} from '~/components/ui/NavigationLink';
import type {MenuEntry} from '~/lib/content/navigation';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {MenuList} from './MenuList';

interface Props {
  /** The item above. */
  title: string;
  lang?: string;
  links: readonly MenuEntry[];
  /** The item above is no link, so the disclosure has its title. */
  isHeading: boolean;
}

function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLElement>) {
  const details = currentTarget.closest('details');
  if (key !== 'Escape' || !details?.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** The items below an item of the header, as a disclosure, which also opens without JavaScript. */
export function SubMenu({title, lang, links, isHeading}: Props) {
  const t = useTranslations('layout.nav');
  const onBlur = ({
    currentTarget,
    relatedTarget,
  }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details name="main-menu" onBlur={onBlur}>
      <summary
        aria-label={isHeading ? undefined : t('below', {title})}
        onKeyDown={onKeyDown}
        className={`flex min-h-11 cursor-pointer list-none items-center justify-center hover:text-accent [&::-webkit-details-marker]:hidden ${isHeading ? 'gap-1 px-2 whitespace-nowrap xl:px-3' : 'w-8'}`}
      >
        {isHeading ? <span {...langAttributes(lang)}>{title}</span> : null}
        <IconChevron className="size-4" />
      </summary>
      <MenuList
        entries={links}
        nestedClassName="pl-3 text-sm"
        className="min-w-48 rounded-panel border border-line-strong bg-raised p-1 shadow-panel lg:absolute lg:top-full lg:left-0 lg:z-40 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
      >
        {(entry) => <SubMenuItem {...entry} />}
      </MenuList>
    </details>
  );
}

function SubMenuItem({title, lang, to}: MenuEntry) {
  return to === null ? (
    <span
      {...langAttributes(lang)}
      className="flex min-h-11 items-center px-3 font-bold"
    >
      {title}
    </span>
  ) : (
    <NavigationLink
      to={to}
      lang={lang}
      className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken aria-[current]:text-accent"
      onKeyDown={onKeyDown}
      onClick={({currentTarget}) => {
        const details = currentTarget.closest('details');
        if (details) details.open = false;
      }}
    >
      {title}
    </NavigationLink>
  );
}
