import {ModelViewerElement} from '@google/model-viewer';
import {DefaultLoadingManager} from 'three';

/*
 * Defines the element `<model-viewer>`: 300 kB gzip, for browsers only. What unpacks models
 * compressed with Draco or Basis comes from `public/decoders`, since the policy refuses the
 * library's own host. Oxygen serves no `.wasm`, so these files are called `.bin`.
 */
const DECODERS = '/decoders/';

DefaultLoadingManager.setURLModifier((url) =>
  url.startsWith(DECODERS) ? url.replace(/\.wasm$/, '.bin') : url,
);

// Elements take the addresses from here when they are made.
Object.assign(window, {
  ModelViewerElement: Object.assign(ModelViewerElement, {
    dracoDecoderLocation: DECODERS,
    ktx2TranscoderLocation: DECODERS,
  }),
});
