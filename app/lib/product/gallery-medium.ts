import type {PictureData} from './picture-source';
import {externalVideo, type ExternalVideo} from '~/lib/content/external-video';

/** What a product's gallery can show; `image` is the preview of all that is no picture. */
export type GalleryMedium = {
  readonly id: string;
  readonly image: PictureData;
} & (
  | {readonly kind: 'image'}
  | {
      readonly kind: 'video';
      readonly sources: readonly {
        readonly url: string;
        readonly mimeType: string;
      }[];
    }
  | {readonly kind: 'externalVideo'; readonly video: ExternalVideo}
  | {
      readonly kind: 'model';
      /** Address of a binary glTF file. */
      readonly url: string;
      /** Bytes. */
      readonly size: number;
    }
);

/** The provider's `Media`, as far as the gallery asks for it. */
export interface ProviderMedium {
  readonly id: string;
  readonly alt?: string | null;
  readonly mediaContentType: string;
  readonly previewImage?: PictureData | null;
  readonly image?: PictureData | null;
  readonly sources?: readonly {
    readonly url: string;
    readonly mimeType: string;
    readonly width?: number;
    readonly filesize?: number;
  }[];
  readonly host?: string;
  readonly embedUrl?: string;
}

/** Wider files cost more bytes than a gallery can show. */
const WIDEST_VIDEO = 1920;

/**
 * Reads a medium of the provider. A film or model without a usable file is shown
 * by its preview; `null` when there is no picture at all.
 */
export function galleryMedium(medium: ProviderMedium): GalleryMedium | null {
  const {alt, mediaContentType, image, previewImage} = medium;
  // Without the provider's prefix, which says the kind once more.
  const id = medium.id.slice(medium.id.lastIndexOf('/') + 1);
  const source = image ?? previewImage;
  if (!source) return null;
  const own = {...source, altText: source.altText ?? alt};
  // The preview of a film has a text of its own, which says less.
  const preview = {id, image: {...source, altText: alt ?? source.altText}};
  const sources = medium.sources ?? [];
  switch (mediaContentType) {
    case 'VIDEO': {
      const files = sources
        .filter(({width}) => (width ?? 0) <= WIDEST_VIDEO)
        .map(({url, mimeType}) => ({url, mimeType}));
      if (files.length === 0) break;
      return {...preview, kind: 'video', sources: files};
    }
    case 'EXTERNAL_VIDEO': {
      const video = externalVideo(medium.host ?? '', medium.embedUrl ?? '');
      if (video) return {...preview, kind: 'externalVideo', video};
      break;
    }
    case 'MODEL_3D': {
      const file = sources.find(
        ({mimeType}) => mimeType === 'model/gltf-binary',
      );
      if (!file) break;
      return {
        ...preview,
        kind: 'model',
        url: file.url,
        size: file.filesize ?? 0,
      };
    }
  }
  return {id, kind: 'image', image: own};
}
