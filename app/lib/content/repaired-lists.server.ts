import type {Child, Element, Tree} from './html-tree';

interface List {
  readonly items: readonly string[];
  /** The item made for anything else that stands directly in the list. */
  readonly holder: string;
}

const LISTS: Readonly<Record<string, List>> = {
  ul: {items: ['li'], holder: 'li'},
  ol: {items: ['li'], holder: 'li'},
  // A `div` groups terms.
  dl: {items: ['dt', 'dd', 'div'], holder: 'dd'},
};

/**
 * Lists as HTML knows them, in a text as old editors write it: items without a list get one, a list
 * directly in a list becomes part of the item before it, and other content becomes an item.
 */
export function repairedLists<Parent extends Tree | Element>(
  parent: Parent,
  around = '',
): Parent {
  const name = 'tagName' in parent ? parent.tagName : '';
  const children = (parent.children as Child[]).map((child) =>
    child.type === 'element' ? repairedLists(child, name) : child,
  );
  const list = LISTS[name];
  return list
    ? {...parent, children: itemsOf(children, list)}
    : withOwnLists({...parent, children}, around);
}

function itemsOf(children: readonly Child[], {items, holder}: List): Child[] {
  const result: Child[] = [];
  let item: Element | undefined;
  for (const child of children) {
    if (child.type === 'element' && items.includes(child.tagName)) {
      item = child;
      result.push(child);
    } else if (item) {
      item.children.push(child);
    } else if (!isBlank(child)) {
      item = {
        type: 'element',
        tagName: holder,
        properties: {},
        children: [child],
      };
      result.push(item);
    }
  }
  return result.map((child) =>
    child.type === 'element' ? withOwnLists(child, 'dl') : child,
  );
}

/** @param around name of the element around it. */
function withOwnLists<Parent extends Tree | Element>(
  parent: Parent,
  around: string,
): Parent {
  const isGroup = 'tagName' in parent && parent.tagName === 'div';
  const lists = isGroup && around === 'dl' ? UNORDERED : ANY_LIST;
  return {...parent, children: withLists(parent.children as Child[], lists)};
}

const UNORDERED = ['ul'] as const;

const ANY_LIST = ['ul', 'dl'] as const;

/** Puts one of these lists around each run of its items. */
function withLists(
  children: readonly Child[],
  lists: readonly ('ul' | 'dl')[],
): Child[] {
  const result: Child[] = [];
  let run: Element | undefined;
  for (const child of children) {
    const name =
      child.type === 'element' && child.tagName !== 'div'
        ? lists.find((list) => LISTS[list]?.items.includes(child.tagName))
        : undefined;
    if (name && run?.tagName !== name) {
      run = {type: 'element', tagName: name, properties: {}, children: []};
      result.push(run);
    }
    if (run && (name || isSpace(child))) {
      run.children.push(child);
    } else {
      run = undefined;
      result.push(child);
    }
  }
  return result;
}

const isSpace = (child: Child) =>
  child.type === 'text' && child.value.trim() === '';

function isBlank(child: Child): boolean {
  return child.type === 'text'
    ? isSpace(child)
    : child.type === 'element' &&
        child.tagName !== 'img' &&
        child.children.every(isBlank);
}
