import {lazyHydrate} from '~/components/ui/lazy-hydrate';

/*
 * The sections of the landing pages: in the page from the server, their code
 * only when a visitor comes near.
 */

export const LazyColors = lazyHydrate(
  async () => (await import('./ColorsSection')).ColorsSection,
);

export const LazyMoments = lazyHydrate(
  async () => (await import('./Moments')).Moments,
);

export const LazySetup = lazyHydrate(
  async () => (await import('./Setup')).Setup,
);

/** Its links work before its code is there; then it takes a new choice as it comes. */
export const LazySizeComparison = lazyHydrate(
  async () =>
    (await import('~/components/product/SizeComparison')).SizeComparison,
);

export const LazyQuestions = lazyHydrate(
  async () => (await import('./Questions')).Questions,
);

export const LazyClosingCall = lazyHydrate(
  async () => (await import('./ClosingCall')).ClosingCall,
);
