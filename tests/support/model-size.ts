type Vector = readonly [number, number, number];

interface Gltf {
  readonly nodes: readonly {
    readonly mesh?: number;
    readonly children?: readonly number[];
    readonly translation?: Vector;
    readonly rotation?: readonly [number, number, number, number];
  }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: {readonly POSITION: number};
    }[];
  }[];
  readonly accessors: readonly {
    readonly min?: Vector;
    readonly max?: Vector;
  }[];
  readonly scenes: readonly [{readonly nodes: readonly number[]}];
}

/** The least and the greatest corner of a binary glTF model: metres, y up, z towards the viewer. */
export function boundsOf(file: ArrayBuffer): {min: number[]; max: number[]} {
  const length = new DataView(file).getUint32(12, true);
  const text = new TextDecoder().decode(new Uint8Array(file, 20, length));
  const gltf = JSON.parse(text) as Gltf;
  const corners: Vector[] = [];
  const add = (index: number, inParent: (point: Vector) => Vector) => {
    const node = gltf.nodes[index];
    const {children = [], translation = [0, 0, 0]} = node ?? {};
    const place = (point: Vector): Vector => {
      const [x, y, z] = rotated(point, node?.rotation);
      return inParent([
        x + translation[0],
        y + translation[1],
        z + translation[2],
      ]);
    };
    const parts = gltf.meshes[node?.mesh ?? -1]?.primitives ?? [];
    for (const {attributes} of parts) {
      const {min, max} = gltf.accessors[attributes.POSITION] ?? {};
      if (!min || !max) throw new Error('A part of the model has no bounds.');
      for (const [x] of [min, max])
        for (const [, y] of [min, max])
          for (const [, , z] of [min, max]) corners.push(place([x, y, z]));
    }
    for (const child of children) add(child, place);
  };
  for (const root of gltf.scenes[0].nodes) add(root, (point) => point);
  const along = [0, 1, 2].map((axis) =>
    corners.map((point) => point[axis] ?? 0),
  );
  return {
    min: along.map((values) => Math.min(...values)),
    max: along.map((values) => Math.max(...values)),
  };
}

/** Rotates a point by a quaternion. */
function rotated(
  point: Vector,
  [a, b, c, w]: readonly [number, number, number, number] = [0, 0, 0, 1],
): Vector {
  const axis: Vector = [a, b, c];
  const first = cross(axis, point);
  const second = cross(axis, first);
  return [0, 1, 2].map(
    (i) => (point[i] ?? 0) + 2 * (w * (first[i] ?? 0) + (second[i] ?? 0)),
  ) as unknown as Vector;
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}
