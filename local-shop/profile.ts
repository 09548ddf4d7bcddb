import type {ShopSeed} from './data/shop-seed';

/**
 * What a shop can start as. Each profile is a seed in `data/profiles`, which says what it
 * contains.
 */
const PROFILES = {
  sample: () => import('./data/profiles/sample'),
  tea: () => import('./data/profiles/tea'),
  soap: () => import('./data/profiles/soap'),
  oud: () => import('./data/profiles/oud'),
  kilim: () => import('./data/profiles/kilim'),
  world: () => import('./data/profiles/world'),
  paper: () => import('./data/profiles/paper'),
  fresh: () => import('./data/profiles/fresh'),
  english: () => import('./data/profiles/english'),
  difficult: () => import('./data/profiles/difficult'),
  generated: () => import('./data/profiles/generated'),
} satisfies Record<string, () => Promise<{readonly profile: ShopSeed}>>;

/** Name of a profile. */
export type ProfileName = keyof typeof PROFILES;

/** The names, for messages. */
export const PROFILE_NAMES = Object.keys(PROFILES) as ProfileName[];

/** Whether a text is the name of a profile. */
export const isProfileName = (name: string): name is ProfileName =>
  Object.hasOwn(PROFILES, name);

/** The seed of a profile. */
export async function loadProfile(name: ProfileName): Promise<ShopSeed> {
  return (await PROFILES[name]()).profile;
}
