/** The part of a menu's item that decides how it is shown. */
export interface Item<Self> {
  readonly title: string;
  readonly items: readonly Self[];
}

/** An item that a menu shows; a heading, which has shown items below it, needs no target. */
export interface ShownItem<Self> {
  readonly item: Self;
  readonly to: string | null;
  readonly below: readonly ShownItem<Self>[];
}

/** An item that a menu leaves out, with the reason. */
export interface OmittedItem {
  readonly title: string;
  readonly reason: 'nowhere' | 'repeated' | 'room';
}

/** Shopify's menus have three levels. */
const LEVELS = 3;

/**
 * What a menu shows of the merchant's items, and what it leaves out: what leads nowhere, and what
 * leads where an earlier item beside it does, unless shown items are below it.
 * @param targetOf the target of an item; `null` if it has none here.
 * @param room items of the first level, and below each.
 */
export function menuEntries<Self extends Item<Self>>(
  items: readonly Self[],
  targetOf: (item: Self) => string | null,
  [room, roomBelow]: readonly [number, number],
): {
  readonly shown: readonly ShownItem<Self>[];
  readonly omitted: readonly OmittedItem[];
} {
  const omitted: OmittedItem[] = [];
  const shownOf = (level: number, all: readonly Self[]): ShownItem<Self>[] => {
    const shown: ShownItem<Self>[] = [];
    for (const item of all) {
      const {title} = item;
      const to = targetOf(item);
      const below = level < LEVELS ? shownOf(level + 1, item.items) : [];
      const isRepeated = shown.some((each) => each.to === to);
      if (below.length === 0 && (to === null || isRepeated)) {
        omitted.push({title, reason: to === null ? 'nowhere' : 'repeated'});
      } else if (shown.length === (level === 1 ? room : roomBelow)) {
        omitted.push(...withoutRoom({item, to, below}));
      } else shown.push({item, to, below});
    }
    return shown;
  };
  return {shown: shownOf(1, items), omitted};
}

/** An item for which there is no room, and with it all that is below it. */
export function withoutRoom<Self extends Item<Self>>({
  item: {title},
  below,
}: ShownItem<Self>): OmittedItem[] {
  return [{title, reason: 'room'}, ...below.flatMap(withoutRoom)];
}
