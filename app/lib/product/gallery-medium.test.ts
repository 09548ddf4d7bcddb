import {describe, expect, it} from 'vitest';
import {galleryMedium, type ProviderMedium} from './gallery-medium';

const preview = {url: 'https://cdn.example/p.webp', altText: 'Vorschau'};

const medium = (
  mediaContentType: string,
  more: Partial<ProviderMedium> = {},
): ProviderMedium => ({
  id: 'm',
  alt: 'Die Lichter',
  mediaContentType,
  previewImage: preview,
  ...more,
});

describe('galleryMedium', () => {
  it('keeps a film’s files with the film’s own text, but none beyond 1,920 pixels', () => {
    const file = {url: 'https://cdn.example/f.mp4', mimeType: 'video/mp4'};
    expect(
      galleryMedium(
        medium('VIDEO', {
          sources: [
            {...file, url: 'https://cdn.example/4k.mp4', width: 3840},
            {...file, width: 1280},
          ],
        }),
      ),
    ).toEqual({
      id: 'm',
      kind: 'video',
      image: {...preview, altText: 'Die Lichter'},
      sources: [file],
    });
  });

  it('takes the binary file of a model, not the one for another viewer', () => {
    expect(
      galleryMedium(
        medium('MODEL_3D', {
          sources: [
            {
              url: 'https://cdn.example/m.usdz',
              mimeType: 'model/vnd.usdz+zip',
              filesize: 1,
            },
            {
              url: 'https://cdn.example/m.glb',
              mimeType: 'model/gltf-binary',
              filesize: 700,
            },
          ],
        }),
      ),
    ).toMatchObject({
      kind: 'model',
      url: 'https://cdn.example/m.glb',
      size: 700,
    });
  });

  it.each(['VIDEO', 'EXTERNAL_VIDEO', 'MODEL_3D', 'SOMETHING_NEW'])(
    'shows %s by its preview when there is nothing to play',
    (type) => {
      expect(galleryMedium(medium(type))).toMatchObject({kind: 'image'});
    },
  );

  it('is nothing without a picture', () => {
    expect(galleryMedium(medium('VIDEO', {previewImage: null}))).toBeNull();
  });
});
