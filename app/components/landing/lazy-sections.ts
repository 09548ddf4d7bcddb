import {later} from '~/components/ui/lazy-hydrate';

/*
 * The sections of the landing pages: in the page from the server, their code
 * only when a visitor comes near.
 */

export const LaterColors = later(
  async () => (await import('./ColorsSection')).ColorsSection,
);

export const LaterMoments = later(
  async () => (await import('./Moments')).Moments,
);

export const LaterSetup = later(async () => (await import('./Setup')).Setup);

/** Its links work before its code is there; then it takes a new choice as it comes. */
export const LaterChooseMap = later(
  async () => (await import('~/components/product/ChooseMap')).ChooseMap,
);

/** As `LaterChooseMap`. */
export const LaterSizeComparison = later(
  async () =>
    (await import('~/components/product/SizeComparison')).SizeComparison,
);

export const LaterPromises = later(
  async () => (await import('./Promises')).Promises,
);

export const LaterPictureWall = later(
  async () => (await import('./PictureWall')).PictureWall,
);

export const LaterBoxContents = later(
  async () => (await import('./BoxContents')).BoxContents,
);

export const LaterQuestions = later(
  async () => (await import('./Questions')).Questions,
);

export const LaterClosingCall = later(
  async () => (await import('./ClosingCall')).ClosingCall,
);
