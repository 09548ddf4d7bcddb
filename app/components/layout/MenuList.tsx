import type {ReactNode} from 'react';
import type {MenuEntry} from '~/lib/content/navigation';

interface Props {
  entries?: readonly MenuEntry[];
  className?: string;
  /** Of the lists below its items, at any depth. */
  nestedClassName: string;
  /** Shows one item. */
  children: (entry: MenuEntry) => ReactNode;
}

/** The items of a menu, each with a list of the items below it; nothing without items. */
export function MenuList({
  entries = [],
  className,
  nestedClassName,
  children: show,
}: Props) {
  if (entries.length === 0) return null;
  return (
    <ul className={className}>
      {entries.map((entry, index) => (
        <li key={index}>
          {show(entry)}
          <MenuList
            entries={entry.links}
            className={nestedClassName}
            nestedClassName={nestedClassName}
          >
            {show}
          </MenuList>
        </li>
      ))}
    </ul>
  );
}
