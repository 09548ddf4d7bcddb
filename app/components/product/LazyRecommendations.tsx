import {lazyHydrate} from '~/components/ui/lazy-hydrate';

/** `Recommendations`, whose code is loaded when a visitor scrolls down to them. */
export const LazyRecommendations = lazyHydrate(
  async () => (await import('./Recommendations')).Recommendations,
);
