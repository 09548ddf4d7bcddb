import {
  menuEntries,
  withoutRoom,
  type Item,
  type OmittedItem,
  type ShownItem,
} from './menu-entries';
import {merchantLink, type Reach} from './merchant-link.server';
import {WITHDRAWAL_PATH} from './navigation';
import {MAX_FOOTER_COLUMNS, MAX_MAIN_ITEMS} from '~/lib/limits/limits';

/** Items below one of a menu, and in a column of the footer. */
export const ROOM_BELOW = 12;

interface Linked<Self> extends Item<Self> {
  readonly url?: string | null;
}

interface ShownMenus<Self> {
  readonly main: readonly ShownItem<Self>[];
  /** Items of the footer that have others below them; `loose` has the items without. */
  readonly columns: readonly ShownItem<Self>[];
  readonly loose: readonly ShownItem<Self>[];
  readonly omitted: Readonly<Record<'main' | 'footer', readonly OmittedItem[]>>;
}

/**
 * What header and footer show of the shop's menus, and what they leave out. Pages and `store:check`
 * ask the same function.
 * @param mayReturn the footer has the withdrawal form as a button, so no menu links to it.
 */
export function shownMenus<Self extends Linked<Self>>(
  menus: Readonly<Record<'main' | 'footer', readonly Self[]>>,
  env: Parameters<typeof merchantLink>[1],
  reach: Reach,
  mayReturn: boolean,
): ShownMenus<Self> {
  const targetOf = ({url}: Self) => {
    const target = merchantLink(url, env, reach);
    const isButton = mayReturn && target === WITHDRAWAL_PATH;
    return isButton ? null : target;
  };
  const menu = (items: readonly Self[], room: number) =>
    menuEntries(items, targetOf, [room, ROOM_BELOW]);
  const main = menu(menus.main, MAX_MAIN_ITEMS);
  const footer = menu(menus.footer, Infinity);
  const columns = footer.shown.filter(({below}) => below.length > 0);
  const loose = footer.shown.filter(({below}) => below.length === 0);
  const maxColumns = MAX_FOOTER_COLUMNS - (loose.length > 0 ? 1 : 0);
  const cut = [...columns.slice(maxColumns), ...loose.slice(ROOM_BELOW)];
  return {
    main: main.shown,
    columns: columns.slice(0, maxColumns),
    loose: loose.slice(0, ROOM_BELOW),
    omitted: {
      main: main.omitted,
      footer: [...footer.omitted, ...cut.flatMap(withoutRoom)],
    },
  };
}
