import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {NodeIO} from '@gltf-transform/core';
import {dedup, prune, weld} from '@gltf-transform/functions';
import sharp from 'sharp';

import {mediaFolder} from './manifest';

/** Writes `products/metarmap.glb` from the exported model, slimmed. */
export const writeModel = async (exported: Buffer) => {
  const io = new NodeIO();
  const document = await io.readBinary(new Uint8Array(exported));
  await document.transform(dedup(), weld(), prune());
  for (const texture of document.getRoot().listTextures()) {
    const image = texture.getImage();
    if (!image) continue;
    const smaller = await sharp(image).jpeg({quality: 80}).toBuffer();
    texture.setImage(new Uint8Array(smaller)).setMimeType('image/jpeg');
  }
  const bytes = await io.writeBinary(document);
  if (bytes.byteLength > 900_000) {
    throw new Error(
      `The model has ${bytes.byteLength} bytes; 900,000 allowed.`,
    );
  }
  await writeFile(join(mediaFolder, 'products/metarmap.glb'), bytes);
};
