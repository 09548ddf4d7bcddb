import {CATALOGUE_PATH} from '~/lib/environment/brand';

interface Entry {
  /** Without language prefix; `null` for a heading. */
  readonly to: string | null;
  readonly links?: readonly Entry[];
}

/** The pages of the catalogue, whatever collection led to them. */
const CATALOGUE = /^\/(?:collections|products)(?:\/|$)/;

/**
 * The one entry of a menu to which a page (a path without language prefix) belongs, if any: the entry of
 * the page itself, else one with a link to it below, else the last one whose path is above the page's, else
 * the catalogue for a collection or a product.
 */
export function currentEntry<One extends Entry>(
  menu: readonly One[],
  path: string,
): One | undefined {
  return (
    menu.find(({to}) => to === path) ??
    menu.find((entry) => leadsTo(entry, path)) ??
    [...menu].reverse().find(({to}) => path.startsWith(`${to}/`)) ??
    menu.find(({to}) => to === CATALOGUE_PATH && CATALOGUE.test(path))
  );
}

const leadsTo = ({links = []}: Entry, path: string): boolean =>
  links.some((link) => link.to === path || leadsTo(link, path));
