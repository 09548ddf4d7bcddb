import * as three from 'three';
import {GLTFExporter} from 'three/examples/jsm/exporters/GLTFExporter.js';
import {mergeGeometries} from 'three/examples/jsm/utils/BufferGeometryUtils.js';

import {mapModel} from './map-model';

const standardised = (material: three.Material) => {
  if (material instanceof three.MeshStandardMaterial) {
    // Any other figure: the file would need an extension.
    material.emissiveIntensity = 1;
  }
  if (!(material instanceof three.MeshLambertMaterial)) return material;
  return new three.MeshStandardMaterial({
    color: material.color,
    map: material.map,
    emissive: material.emissiveMap ? '#c8c8c8' : '#000000',
    emissiveMap: material.emissiveMap,
    roughness: 0.9,
    metalness: 0,
  });
};

const isMesh = (part: three.Object3D): part is three.Mesh =>
  part instanceof three.Mesh;

const isInstanced = (mesh: three.Mesh): mesh is three.InstancedMesh =>
  mesh instanceof three.InstancedMesh;

const merged = (instances: three.InstancedMesh) => {
  const dome = new three.SphereGeometry(
    0.0032,
    12,
    4,
    0,
    Math.PI * 2,
    0,
    Math.PI / 2,
  ).rotateX(Math.PI / 2);
  const matrix = new three.Matrix4();
  const copies = Array.from({length: instances.count}, (_, index) => {
    instances.getMatrixAt(index, matrix);
    return dome.clone().applyMatrix4(matrix);
  });
  const mesh = new three.Mesh(mergeGeometries(copies), instances.material);
  mesh.name = instances.name;
  return mesh;
};

/** The map in oak as binary glTF, in metres, its back on the plane z = 0. */
export const exportModel = async () => {
  const source = mapModel({finish: 'oak', pixelsPerMillimetre: 2.2, glow: 0.8});
  const model = new three.Group();
  model.name = 'METARmap';
  const known = new Map<three.Material, three.Material>();
  const replaced = (material: three.Material) => {
    const replacement = known.get(material) ?? standardised(material);
    known.set(material, replacement);
    return replacement;
  };
  for (const part of source.children.filter(isMesh)) {
    const mesh = isInstanced(part) ? merged(part) : part;
    mesh.material = Array.isArray(mesh.material)
      ? mesh.material.map((material: three.Material) => replaced(material))
      : replaced(mesh.material);
    model.add(mesh);
  }
  const binary = await new GLTFExporter().parseAsync(model, {binary: true});
  if (!(binary instanceof ArrayBuffer)) throw new Error('No binary glTF.');
  return binary;
};
