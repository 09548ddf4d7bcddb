/**
 * Defines the element `<model-viewer>`. 300 kB gzip and for browsers only: the
 * name of this file keeps it out of the worker, which it would crash.
 */
export {ModelViewerElement} from '@google/model-viewer';
