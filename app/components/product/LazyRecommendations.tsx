import {later} from '~/components/ui/lazy-hydrate';

/** `Recommendations`, whose code is loaded when a visitor scrolls down to them. */
export const LaterRecommendations = later(
  async () => (await import('./Recommendations')).Recommendations,
);
