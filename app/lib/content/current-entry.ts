import {CATALOGUE_PATH} from '~/lib/environment/brand';

interface Entry {
  /** Without language prefix; `null` for a heading. */
  readonly to: string | null;
  readonly links?: readonly Entry[];
}

/** The pages of the catalogue, whatever collection led to them. */
const CATALOGUE = /^\/(?:collections|products)(?:\/|$)/;

/**
 * The entry of a menu that a page (a path without language prefix) is or belongs to, at most one:
 * the page itself, an entry with a link to it below, the last one of a page above it, for a collection or
 * a product the catalogue.
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
