import type {FocusEvent, KeyboardEvent} from 'react';
import {useTranslations} from 'use-intl/react';
import IconChevron from '~icons/lucide/chevron-down';
import {NavigationLink} from '~/components/ui/NavigationLink';
import type {MenuLink} from '~/lib/content/navigation';

interface Props {
  /** Title of the link above. */
  title: string;
  links: readonly MenuLink[];
}

/** Links below one of the header's, as a disclosure, which also opens without JavaScript. */
export function SubMenu({title, links}: Props) {
  const t = useTranslations('layout.nav');
  const onKeyDown = ({key, currentTarget}: KeyboardEvent<HTMLElement>) => {
    const details = currentTarget.closest('details');
    if (key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  const onBlur = ({
    currentTarget,
    relatedTarget,
  }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details name="main-menu" className="group lg:relative" onBlur={onBlur}>
      <summary
        onKeyDown={onKeyDown}
        className="flex min-h-11 w-8 cursor-pointer list-none items-center justify-center hover:text-accent [&::-webkit-details-marker]:hidden"
      >
        <IconChevron className="size-4 group-open:rotate-180" />
        <span className="sr-only">{t('below', {title})}</span>
      </summary>
      <ul className="min-w-48 rounded-panel border border-line-strong bg-raised p-1 shadow-panel lg:absolute lg:top-full lg:right-0 lg:z-40">
        {links.map((link) => (
          <li key={link.to}>
            <NavigationLink
              to={link.to}
              lang={link.lang}
              end
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken aria-[current=page]:text-accent"
              onKeyDown={onKeyDown}
              onClick={({currentTarget}) => {
                const details = currentTarget.closest('details');
                if (details) details.open = false;
              }}
            >
              {link.title}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
