import {ModelViewerElement} from '@google/model-viewer';
import {DefaultLoadingManager} from 'three';

/*
 * Defines the element `<model-viewer>`: 300 kB gzip, for browsers only. The decoders for models
 * compressed with Draco or Basis are in `public/decoders`, because the policy refuses the library's
 * own host. Oxygen serves no `.wasm`, so these files are called `.bin`.
 */
const DECODERS = '/decoders/';

DefaultLoadingManager.setURLModifier((url) =>
  url.startsWith(DECODERS) ? url.replace(/\.wasm$/, '.bin') : url,
);

// Elements read the URLs from here when they are created.
Object.assign(window, {
  ModelViewerElement: Object.assign(ModelViewerElement, {
    dracoDecoderLocation: DECODERS,
    ktx2TranscoderLocation: DECODERS,
  }),
});
