import * as three from 'three';

const vertexShader =
  'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

const blurShader = `
uniform sampler2D source; uniform vec2 stride; uniform float threshold;
varying vec2 at;
vec3 bright(vec2 p) {
  vec3 c = texture2D(source, p).rgb;
  float peak = max(c.r, max(c.g, c.b));
  return c * smoothstep(threshold, threshold + 0.6, peak);
}
void main() {
  vec3 sum = vec3(0.0); float total = 0.0;
  for (int i = -10; i <= 10; i++) {
    float w = exp(-float(i * i) / 38.0);
    sum += bright(at + stride * float(i)) * w; total += w;
  }
  gl_FragColor = vec4(sum / total, 1.0);
}`;

// Tone curve after Khronos PBR Neutral: keeps product colours true and rolls
// off only the highlights.
const printShader = `
uniform sampler2D negative; uniform sampler2D glow; uniform sampler2D halo;
uniform float exposure; uniform float bloom; uniform vec2 size;
varying vec2 at;
vec3 neutral(vec3 c) {
  float x = min(c.r, min(c.g, c.b));
  float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
  c -= offset;
  float peak = max(c.r, max(c.g, c.b));
  float start = 0.76;
  if (peak < start) return c;
  float d = 1.0 - start;
  float newPeak = 1.0 - d * d / (peak + d - start);
  c *= newPeak / peak;
  float g = 1.0 - 1.0 / (0.15 * (peak - newPeak) + 1.0);
  return mix(c, vec3(newPeak), g);
}
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  vec3 c = texture2D(negative, at).rgb;
  c += (texture2D(glow, at).rgb * 0.6 + texture2D(halo, at).rgb * 0.4) * bloom;
  vec2 fromCentre = at - 0.5;
  c *= exposure * (1.0 - 0.34 * dot(fromCentre, fromCentre));
  c = neutral(c);
  c = mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  c += (grain(floor(at * size)) - 0.5) * 0.008;
  gl_FragColor = vec4(c, 1.0);
}`;

const smallTarget = (width: number, height: number) =>
  new three.WebGLRenderTarget(width, height, {
    type: three.HalfFloatType,
    depthBuffer: false,
  });

/** Adds glow, maps tones to sRGB and draws the picture into the canvas. */
export const developNegative = (
  renderer: three.WebGLRenderer,
  negative: three.WebGLRenderTarget,
  exposure: number,
  bloom: number,
) => {
  const {width, height} = negative;
  const source: three.IUniform<three.Texture | null> = {value: null};
  const stride = new three.Vector2();
  const threshold = {value: 0};
  const glow: three.IUniform<three.Texture | null> = {value: null};
  const blur = new three.ShaderMaterial({
    vertexShader,
    fragmentShader: blurShader,
    uniforms: {source, stride: {value: stride}, threshold},
    depthTest: false,
  });
  const print = new three.ShaderMaterial({
    vertexShader,
    fragmentShader: printShader,
    uniforms: {
      negative: {value: negative.texture},
      glow,
      halo: {value: null},
      exposure: {value: exposure},
      bloom: {value: bloom},
      size: {value: new three.Vector2(width, height)},
    },
    depthTest: false,
  });
  const screen = new three.Mesh(new three.PlaneGeometry(2, 2), blur);
  screen.frustumCulled = false;
  const projector = new three.Scene().add(screen);
  const eye = new three.Camera();
  const targets: three.WebGLRenderTarget[] = [];
  const pass = (
    image: three.Texture,
    divisor: number,
    reach: number,
    level: number,
  ) => {
    const first = smallTarget(width / divisor, height / divisor);
    const second = smallTarget(width / divisor, height / divisor);
    targets.push(first, second);
    source.value = image;
    threshold.value = level;
    stride.set((divisor * reach) / width, 0);
    renderer.setRenderTarget(first);
    renderer.render(projector, eye);
    source.value = first.texture;
    threshold.value = -1;
    stride.set(0, (divisor * reach) / height);
    renderer.setRenderTarget(second);
    renderer.render(projector, eye);
    return second.texture;
  };
  renderer.autoClear = false;
  const nearGlow = pass(negative.texture, 4, 0.6, 1.1);
  glow.value = nearGlow;
  print.uniforms.halo.value = pass(nearGlow, 8, 1.2, -1);
  screen.material = print;
  renderer.setRenderTarget(null);
  renderer.outputColorSpace = three.LinearSRGBColorSpace;
  renderer.render(projector, eye);
  renderer.outputColorSpace = three.SRGBColorSpace;
  targets.forEach((target) => target.dispose());
  blur.dispose();
  print.dispose();
};
