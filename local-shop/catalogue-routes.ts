import {MEDIA_PATH} from './domain/image-url';
import type {Route} from './http';
import {createMediaServer} from './media/media-server';

/** Pictures, video and model files. */
export const catalogueRoutes: readonly Route[] = [
  {
    methods: ['GET', 'HEAD'],
    path: new RegExp(`^${MEDIA_PATH}`),
    handle: createMediaServer(),
  },
];
